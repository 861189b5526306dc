"""What the tables tell: goal and progress, questions, things, stories and great moments."""
