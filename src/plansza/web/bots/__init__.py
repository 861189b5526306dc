"""Bots at tables: who thinks, where, and at what pace."""
