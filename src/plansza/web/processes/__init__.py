"""Several processes on one socket: who is at home where, and how they hear of each other.

The command itself supervises (`supervisor.py`): it holds the socket and the lock of the database,
starts the others and starts them again. Each of those (`life.py`) is a whole server. What they
need of each other goes through lines that only they hold (`line.py`); a connection whose next
request is about a table goes to the process where that table is at home (`homes.py`,
`handover.py`). Nothing is true because of that: the log in the database is, wherever a request is
served. It only makes a table's requests and streams meet where the table is in memory.
"""
