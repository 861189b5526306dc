"""What the things of the picture are and do, and how they stand now, to whoever points at them."""
