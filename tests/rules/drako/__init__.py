"""The rules of `drako`, chapter by chapter; `helper` builds the positions."""
