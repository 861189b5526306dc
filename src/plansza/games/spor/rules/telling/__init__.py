"""What the table tells: questions, what decides, goal and progress, the account at the end."""
