"""Puzzles: those that are shipped, and how they are mined."""
