"""What a host sees and does of his club on the command line."""
