"""The server: tables over HTTP, a live stream for every viewer, bots in processes of their own.

Nothing outside this package knows HTTP; `plansza.table` decides, this package only carries.
"""
