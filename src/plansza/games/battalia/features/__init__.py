"""What learners observe: the table and the own cards in numbers, one module for each part of it."""
