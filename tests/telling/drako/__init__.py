"""What the table of `drako` tells."""
