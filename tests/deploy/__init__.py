"""The files in `deploy`: the image, the compose file, the proxy and the unit."""
