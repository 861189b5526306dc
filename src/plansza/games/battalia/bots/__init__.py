"""What bots know about the game."""
