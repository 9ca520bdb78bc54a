"""Seer at Krutagidon."""
