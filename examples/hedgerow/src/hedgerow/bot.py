"""A bot for Hedgerow."""


class Magpie:
    """Plays all its cards, then buys the dearest one it can. Destroys nothing."""

    name = "magpie"
    games = ("hedgerow",)

    def __init__(self, rules, seed):
        self._cost = {card.id: card.cost for card in rules.definitions}

    def choose(self, knowledge):
        return max(knowledge.options, key=self._worth)

    def _worth(self, key):
        verb, _, rest = key.partition(":")
        if verb == "buy":
            return self._cost[rest.partition("#")[0]]
        return {"play": 9, "no": 1}.get(verb, 0)
