"""The coach: what a newcomer is told in his first games."""
