"""The contract that every game meets, for `battalia`."""
