"""English phrases of Aeon's End."""

from __future__ import annotations

from deckwright.games.aeons_end.words.phrases import teach
from deckwright.text import en
from deckwright.text.en import noun, place, verb
from deckwright.text.grammar import CounterWords
from deckwright.text.phrasebook import Phrasebook

BOOK = Phrasebook("en", en.BOOK)
teach(BOOK)

SPEND = verb("spend", done="spent")
AETHER = noun("aether", "aether")
CHARGE = noun("charge", "charges")
LIFE = noun("life", "life")
FURY = noun("fury token", "fury tokens")
NEMESIS_TOKEN = noun("nemesis token", "nemesis tokens")
SPELL = noun("spell", "spells")

BOOK.kinds |= {
    "gem": noun("gem", "gems"),
    "relic": noun("relic", "relics"),
    "spell": SPELL,
    "minion": noun("minion", "minions"),
    "corruption": noun("corruption", "corruptions"),
    "husk": noun("husk", "husks"),
    "acolyte": noun("acolyte", "acolytes"),
}
BOOK.counters |= {
    "aether": CounterWords(AETHER, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "aether_for_gems": CounterWords(AETHER, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "aether_for_spells": CounterWords(AETHER, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "aether_for_cards": CounterWords(AETHER, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "aether_not_for_relics_and_spells": CounterWords(AETHER, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "charges": CounterWords(CHARGE, en.GAIN, en.LOSE, SPEND, en.GIVE, en.TAKE),
    "trophies": CounterWords(noun("trophy", "trophies"), en.GAIN, en.LOSE, en.LOSE, en.GIVE, en.TAKE),
    "life": CounterWords(LIFE, en.GAIN, en.LOSE, en.LOSE, en.GIVE, en.TAKE),
    "tokens": CounterWords(FURY, en.GAIN, en.LOSE, en.LOSE, en.GIVE, en.TAKE),
    "nemesis_tokens": CounterWords(NEMESIS_TOKEN, en.GAIN, en.LOSE, en.LOSE, en.GIVE, en.TAKE),
}
BOOK.units |= {
    "aether": AETHER,
    "life": LIFE,
    "tokens": FURY,
    "nemesis_tokens": NEMESIS_TOKEN,
    "time": en.TIME,
    "ally": noun("ally", "allies"),
    "any_player": noun("any player", "players"),
    "the_player": noun("the player", "players"),
    "other_player": noun("another player", "other players"),
    "opened_breaches": noun("opened breach", "opened breaches"),
    "closed_breaches": noun("closed breach", "closed breaches"),
    "prepped_spells": noun("prepped spell", "prepped spells"),
    "own_prepped_spells": noun("prepped spell of yours", "prepped spells of yours"),
    "other_prepped_spells": noun("other prepped spell", "other prepped spells"),
    "other_own_prepped_spells": noun("other prepped spell of yours", "other prepped spells of yours"),
    "other_gem_or_relic": noun("another gem or relic", "other gems or relics"),
    "crystals_in_hand": noun("Crystal in hand", "Crystals in hand"),
    "hand": noun("card in hand", "cards in hand"),
    "discard": noun("card in the discard pile", "cards in the discard pile"),
    "players": noun("player", "players"),
    "husks": noun("husk in play", "husks in play"),
    "acolytes": noun("acolyte in play", "acolytes in play"),
    "the_acolyte": noun("the acolyte", "acolytes"),
    "empty_piles": noun("empty supply pile", "empty supply piles"),
    "turn_cards_discarded": noun("card in the turn order discard pile", "cards in the turn order discard pile"),
    "nemesis_turns_discarded": noun(
        "nemesis card in the turn order discard pile", "nemesis cards in the turn order discard pile"
    ),
}
BOOK.values |= {"cost": noun("cost", "cost"), "damage": noun("damage", "damage")}
BOOK.zones |= {
    "hand": place("hand", into="to"),
    "deck": place("deck"),
    "discard": place("discard pile"),
    "played": place("played cards", inside="among"),
    "turn_deck": place("turn order deck"),
    "turn_discard": place("turn order discard pile"),
}
BOOK.tags |= {
    "plain": "non-corruption",
    "starter": "starting",
    "crystal": "Crystal",
    "player": "player turn order",
    "one-player": "player turn order",
    "nemesis": "nemesis turn order",
}
BOOK.roles |= {"active": noun("active player", "active players")}
BOOK.verbs |= {
    "add": verb("add"),
    "cast": verb("cast", done="cast"),
    "give": en.GIVE,
    "take": en.TAKE,
    "focus": verb("focus", third="focuses"),
    "lose_all": en.LOSE,
    "play": verb("play"),
    "prep": verb("prep", done="prepped"),
    "return": verb("return"),
    "shuffle_in": verb("shuffle", done="shuffled"),
    "suffer": verb("suffer"),
}
BOOK.deeds |= {"played": BOOK.verbs["play"]}
BOOK.happenings |= {
    "damaged": lambda t, when: "this minion suffers damage",
    "nemesis-damaged": lambda t, when: "the nemesis loses life",
    "damaged-by-player": lambda t, when: "a player deals damage to this minion",
    "played": lambda t, when: "you play a card",
}
