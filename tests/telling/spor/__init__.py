"""What the table of `spor` tells."""
