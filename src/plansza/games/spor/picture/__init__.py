"""The game to look at: drawn, clicked, and as plain text."""
