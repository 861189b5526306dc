"""Attacks that once succeeded, replayed over HTTP against a real server; each must fail now."""
