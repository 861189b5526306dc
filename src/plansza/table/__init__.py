"""A table without HTTP: seats, log, take-back, offers, clocks, bots' turns."""
