"""Tables for whoever speaks the Model Context Protocol: `plansza mcp`, `pip install plansza[mcp]`.

A client of a plansza server, with a token: what a seat may know it tells, and nothing else, for it
gets nothing else itself.
"""
