# Everything is done by run.py, which also works where there is no make.
# Arguments go in ARGS: make play ARGS="spor --help" is a game in the terminal.
# make play LAN=1 lets everybody in the home network play.

PYTHON ?= python3
ARGS ?=
ifdef LAN
play: override ARGS += --lan
endif

.PHONY: setup play test bench torture lint wheel lock

setup play test bench torture lint wheel lock:
	@$(PYTHON) run.py $@ $(ARGS)
