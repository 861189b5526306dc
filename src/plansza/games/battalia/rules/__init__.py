"""The rules of the game, a module for each chapter; compiled where a C compiler is."""
