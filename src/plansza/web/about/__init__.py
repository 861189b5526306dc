"""What the things on a table are, for whoever points at them."""
