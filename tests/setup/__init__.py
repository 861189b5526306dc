"""The set-up: .venv, the compiled build, the locks, the wheels."""
