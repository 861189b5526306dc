"""A club's home: entering, its people, their games, evenings. Without `[club]` nothing of it is."""
