"""For search and learning: keys of states, playouts, and what an answer led to."""

from deckwright.search.keys import knowledge_key, state_key
from deckwright.search.playouts import Passage, Policy, Weights, advance, play_out, policy_for

__all__ = ["Passage", "Policy", "Weights", "advance", "knowledge_key", "play_out", "policy_for", "state_key"]
