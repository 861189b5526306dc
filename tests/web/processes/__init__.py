"""One command, several processes, one socket."""
