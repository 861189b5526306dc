"""Its text names a fact that is not here."""
