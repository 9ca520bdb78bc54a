"""The vocabulary of effects: verbs, picks, amounts, conditions, flow, modifiers. It knows no game."""
