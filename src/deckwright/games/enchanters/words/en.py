"""English phrases of Enchanters."""

from __future__ import annotations

from deckwright.effects.modifiers import Multiplies
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll, Untargetable
from deckwright.games.enchanters.graveyard import DiscardFirst, Journey, SwapWithGraveyard
from deckwright.text import en
from deckwright.text.en import English, noun, place, verb
from deckwright.text.grammar import CounterWords
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.telling import Clause

BOOK = Phrasebook("en", en.BOOK)

BOOK.kinds |= {
    "item": noun("item", "items"),
    "enchantment": noun("enchantment", "enchantments"),
    "monster": noun("monster", "monsters"),
    "dragon": noun("dragon", "dragons"),
}
BOOK.counters |= {
    "crystals": CounterWords(noun("crystal", "crystals"), en.GAIN, en.LOSE, en.PAY, en.GIVE, en.TAKE),
    "wounds": CounterWords(
        noun("wound", "wounds"), en.TAKE, verb("heal"), en.TAKE, verb("pass", third="passes"), en.TAKE
    ),
}
BOOK.units |= {
    "attack": noun("point of attack", "points of attack"),
    "defence": noun("point of defence", "points of defence"),
    "glory": noun("glory", "glory"),
    "monsters": noun("monster", "monsters"),
    "dragons": noun("dragon", "dragons"),
    "undead": noun("undead trophy", "undead trophies"),
    "majors": noun("major monster", "major monsters"),
    "sets": noun("set of a minor, a medium and a major monster", "sets of a minor, a medium and a major monster"),
    "items": noun("item, the Fist not counted", "items, the Fist not counted"),
    "enchantments": noun("enchantment, the starting one not counted", "enchantments, the starting one not counted"),
}
BOOK.values |= {
    "attack": noun("attack", "attack"),
    "defence": noun("defence", "defence"),
    "health": noun("health", "health"),
    "strength": noun("strength", "strength"),
}
BOOK.zones |= {
    "items": place("items"),
    "enchantments": place("enchantments"),
    "trophies": place("trophies"),
    "graveyard": place("graveyard"),
}
BOOK.verbs["swap"] = verb("swap", done="swapped")
BOOK.happenings |= {
    "defeated": lambda t, when: (
        f"you defeat {en.a(t.book.kinds[when.against].form()) if when.against else 'a monster or a dragon'}"
    ),
    "rested": lambda t, when: "you rest",
}


@BOOK.phrase(Journey)
def _journey(t: English, step: Journey) -> Clause:
    return Clause(None, None, "you may take the top card of the graveyard at no cost; a foe must be defeated first")


@BOOK.phrase(SwapWithGraveyard)
def _swap(t: English, step: SwapWithGraveyard) -> Clause:
    return Clause(t.doer("you"), t.verb("swap"), "the first card of the track with the top card of the graveyard")


@BOOK.phrase(DiscardFirst)
def _discard_first(t: English, step: DiscardFirst) -> Clause:
    return Clause(t.doer("you"), t.verb("discard"), "the first card of the track and refill the track")


@BOOK.phrase(StrikesAll)
def _strikes_all(t: English, modifier: StrikesAll) -> str:
    return "strikes every player in turn order; only you may use actions in this fight"


@BOOK.phrase(PrintedDefenceOnly)
def _printed_defence_only(t: English, modifier: PrintedDefenceOnly) -> str:
    return "against its blow only the defence printed on your cards counts"


@BOOK.phrase(Untargetable)
def _untargetable(t: English, modifier: Untargetable) -> str:
    return "effects of other players can neither choose nor touch you"


@BOOK.phrase(Multiplies)
def _multiplies(t: English, modifier: Multiplies) -> str:
    """What a foe multiplies is always its blow."""
    return f"deals {'twice' if modifier.factor == 2 else f'{modifier.factor} times'} as many wounds"
