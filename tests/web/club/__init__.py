"""A club's home over HTTP."""
