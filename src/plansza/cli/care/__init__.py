"""What a host does for the tables of a server: backups, a look at all tables, a check-up."""
