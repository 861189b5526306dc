# Everything is done by run.py, which also works where there is no make.
# Arguments go in ARGS: make play ARGS="spor --help"

PYTHON ?= python3
ARGS ?=

.PHONY: setup play test bench torture lint lock

setup play test bench torture lint lock:
	@$(PYTHON) run.py $@ $(ARGS)
