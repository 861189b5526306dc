"""The pages people read and play on."""
