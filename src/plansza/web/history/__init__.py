"""The past of a table, entry by entry."""
