"""What a server counts and measures, for Prometheus: numbers of the whole server, nobody's own.

What there is to be counted is declared (`declared.py`), and so has its place in a row of numbers
(`cells.py`). Several processes have a row each, in memory that all of them see: whoever is asked
adds them up, and what a process had counted stays when it dies. Counting is adding one to a
number (`meter.py`); only the page that shows it (`page.py`) needs prometheus_client. Nothing of it
exists where it is not switched on.
"""
