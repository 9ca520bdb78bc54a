"""Seer at Aeon's End: a quick policy with learned weights, and a search over whole turns on top of it."""
