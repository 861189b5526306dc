"""Telling people that it is their turn, when no page of theirs is open."""
