"""The rules of `podprad`, chapter by chapter; `helper` builds the positions."""
