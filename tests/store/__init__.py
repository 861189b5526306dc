"""Tests of the log, on real databases."""
