"""What the table of `battalia` tells."""
