"""Being told that it is one's turn."""
