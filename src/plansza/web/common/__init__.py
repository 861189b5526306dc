"""What every feature of the server shares."""
