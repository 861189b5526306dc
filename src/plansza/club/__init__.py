"""A club, without HTTP: its people, their results and ratings, deals and evenings.

All of it lies in the store as documents, each of which is changed only as long as it is still as
whoever changes it has read it.
"""
