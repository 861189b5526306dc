"""The rules of `spor`, chapter by chapter; `helper` builds the positions."""
