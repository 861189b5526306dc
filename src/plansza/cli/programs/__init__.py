"""Commands for programs at the table: bots at a server, and the ladder."""
