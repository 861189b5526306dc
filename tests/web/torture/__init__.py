"""Two servers, one database, one channel, and everything that can go wrong under them."""
