"""The rules in our own words."""
