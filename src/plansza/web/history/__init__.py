"""The past of a table, moment by moment."""
