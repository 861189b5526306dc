"""The table on a phone held upright."""
