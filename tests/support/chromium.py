"""How the tests start the system's Chromium."""

from plansza.core.values import codes

ARGUMENTS = codes("""
    --no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-background-networking --disable-component-update --disable-sync
""")
