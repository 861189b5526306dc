"""A club without HTTP."""
