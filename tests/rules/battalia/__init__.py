"""The rules of `battalia`, chapter by chapter; `helper` builds the positions."""
