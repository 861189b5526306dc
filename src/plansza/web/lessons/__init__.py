"""Learning by playing: the pages of courses and lessons, and what a lesson says."""
