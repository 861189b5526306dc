"""Programs at the table: tokens, registered bots, streams of lines."""
