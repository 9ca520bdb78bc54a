"""Hedgerow: gather berries, invite the animals, grow the most roses."""
