"""How the text of a card is laid out: what it does when it is played."""

from deckwright.text.grammar import capital


def card_text(t, card):
    return [f"{capital(t.text(card.play))}."] if card.play else []
