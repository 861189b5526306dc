"""How many tables a server carries, and how long a move takes to the other players' screens."""
