"""Puzzles: their pages, and what is answered to what somebody tries."""
