"""The set-up behind run.py, with nothing but Python: .venv, the compiled rules, other programs."""
