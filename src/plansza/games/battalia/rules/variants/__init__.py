"""What may be added: alliances, heroic mode, neutral players, elixirs, Fanatics, valleys."""
