"""What the table of `podprad` tells."""
