"""Several moves by one gesture: what pays, where heroes can go, which cards are played together."""
