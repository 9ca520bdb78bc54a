"""Seer at Enchanters."""
