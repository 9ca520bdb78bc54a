"""Suites that hold for every game and every card, whatever is printed on it."""
