"""A language: everything a person reads, said in it."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from functools import cache

from deckwright import games
from deckwright.core.shown import EventView, OptionView, QuestionView, View
from deckwright.errors import AuthorError, DeckwrightError, InternalError, PlayerError, nearest
from deckwright.rules.contract import Rules
from deckwright.text.asking import branch_text, question_text
from deckwright.text.gamewords import GameWords, game_words, package_of
from deckwright.text.grammar import capital, plain, signed
from deckwright.text.messages import LANGUAGES, Messages, words_of

GENERAL = "deckwright.text"
_WORD_AND_KNOWN = (
    ("game", "games"),
    ("option", "options"),
    ("value", "values"),
    ("key", "options"),
    ("language", "languages"),
    ("kind", "kinds"),
    ("command", "commands"),
    ("bot", "bots"),
    ("word", "words"),
)
"""Facts of an error that name what was meant, and what there is."""


@cache
def language(code: str) -> Language:
    """The language with this code, such as ``uk``."""
    if code not in LANGUAGES:
        raise PlayerError(
            "unknown-language",
            f"no language {code!r}{nearest(code, LANGUAGES)}; there are {list(LANGUAGES)}",
            language=code,
            languages=list(LANGUAGES),
        )
    return Language(code)


def default_language() -> str:
    """The code of the machine's language if we speak it, else ``en``."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for locale in os.environ.get(variable, "").split(":"):
            code = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
            if locale:
                return "en"
    return "en"


class Language:
    """Interface words, names and derived rules text in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        folder = words_of(GENERAL)
        assert folder is not None
        english = None if code == "en" else language("en")._messages
        self._messages: Messages = Messages(code, [folder], fallback=english)

    # -- words of the interface --------------------------------------------------------------------------

    def say(self, key: str, /, **facts: object) -> str:
        """A message of the interface."""
        return self._messages.say(key, **facts)

    def name(self, code: str) -> str:
        """What a language is called by those who speak it."""
        return self.say(f"language-{code}")

    def player(self, seat: int, names: list[str] | None = None) -> str:
        """The name of whoever sits there."""
        if names and 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("player-name", number=seat + 1)

    def bot(self, name: str) -> str:
        """What a bot is called."""
        return self.say(f"bot-{name}") if self._messages.has(f"bot-{name}") else name

    def bot_about(self, name: str) -> str:
        """What a bot is like to play with; empty for a bot of somebody else's package."""
        key = f"bot-about-{name}"
        return self.say(key) if self._messages.has(key) else ""

    def error(self, error: DeckwrightError) -> str:
        """What went wrong, for the person it happened to.

        What is wrong with a pack or a scenario is named in this language; the place and the words are the author's own.
        Where a sentence does not name them itself, the plain English one follows.
        """
        if error.code == "endless" and error.facts.get("game") in games.names():
            return self.say("error-endless", **error.facts, file=games.file_of(str(error.facts["game"])))
        key = "error-internal" if isinstance(error, InternalError) else f"error-{error.code}"
        messages = self._messages_with(key)
        facts: dict[str, object] = {"message": error.message, **error.facts}
        if facts.get("where") == "":
            facts["where"] = self.say("unnamed-file")
        if isinstance(refusal := error.facts.get("refusal"), OptionView):
            facts["refusal"] = self.reason(games.load(str(error.facts["game"])), refusal)
        if isinstance(error.__cause__, DeckwrightError):
            facts["why"] = self.error(error.__cause__)
        if not messages.has(key) or messages.needs(key) - facts.keys():
            return error.message
        said = messages.say(key, **facts)
        meant = self._meant(error)
        if meant:
            said = self.say("error-hint", error=said, meant=meant)
        if not isinstance(error, AuthorError | InternalError):
            return said
        if isinstance(error, InternalError) or not messages.needs(key):
            return self.say("error-detail", error=said, detail=error.message)
        if self.code == "en":
            return error.message
        return self.say("error-at", at=facts["at"], error=said) if "at" in facts else said

    def slip(self, error: DeckwrightError) -> str:
        """What is wrong with a card that somebody writes: which word, and which one may have been meant.

        Where it is wrong is shown beside it.
        """
        key = f"error-{error.code}"
        messages = self._messages_with(key)
        if not messages.has(key) or messages.needs(key) - error.facts.keys():
            return self.error(error)
        said = messages.say(key, **error.facts)
        if error.facts.get("word") and "word" not in messages.needs(key):
            said = self.say("slip-word", error=said, word=error.facts["word"])
        meant = self._meant(error)
        return self.say("error-hint", error=said, meant=meant) if meant else said

    def _messages_with(self, key: str) -> Messages:
        """The messages that have a key: of the table, or of one of the games."""
        if not self._messages.has(key):
            for name in games.names():
                messages = self._of(games.load(name)).messages
                if messages.has(key):
                    return messages
        return self._messages

    def _meant(self, error: DeckwrightError) -> str:
        """A word close to the one that is not known."""
        facts = error.facts
        for one, all_ in _WORD_AND_KNOWN:
            if one in facts and isinstance(known := facts.get(all_), list):
                return _closest(str(facts[one]), [str(word) for word in known])
        game = facts.get("game")
        if "card" not in facts or game not in games.names():
            return ""
        rules = games.load(str(game))
        return _closest(str(facts["card"]), [*rules.by_id, *(self.card(rules, one) for one in rules.by_id)])

    # -- words of a game ---------------------------------------------------------------------------------

    def game(self, name: str) -> str:
        """The title of a game; one without words is called by its id."""
        messages = self._of(games.load(name)).messages
        return messages.say("game-title") if messages.has("game-title") else name.replace("-", " ").capitalize()

    def card(self, rules: Rules, card_id: str) -> str:
        """The name of a card, as it stands alone."""
        return self._of(rules).card(rules, card_id)

    def printed_name(self, rules: Rules, card_id: str) -> str:
        """The name as it stands on the card: *of Fire*."""
        return self._of(rules).printed_name(rules, card_id)

    def rules_text(self, rules: Rules, card_id: str) -> list[str]:
        """What a card does, line by line, told from its definition."""
        return self._of(rules).rules_text(rules, card_id)

    def printed(self, rules: Rules, card_id: str) -> list[str]:
        """What is printed on a card besides its text, such as its tier or how many of it there are, a few words each.

        The messages ``printed-…`` tell what and in which order. Each may speak of all plain fields of the definition:
        of a word by the name that the set-up has for it, of the tags that have a name. What is empty is not told.
        """
        messages = self._of(rules).messages
        card = rules.definitions[rules.number_of(card_id)]
        fields = {name: getattr(card, name) for name in card.__struct_fields__}
        facts: dict[str, object] = {name: value for name, value in fields.items() if isinstance(value, int)}
        facts |= {name: self._in_setup(rules, value) for name, value in fields.items() if isinstance(value, str)}
        facts["tags"] = [messages.say(f"tag-{tag}") for tag in card.tags if messages.has(f"tag-{tag}")]
        keys = [key for key in messages.own_keys() if key.startswith("printed-")]
        told = [key for key in keys if facts.get(key.removeprefix("printed-")) and messages.needs(key) <= facts.keys()]
        return [words for words in (messages.say(key, **facts) for key in told) if words]

    def _in_setup(self, rules: Rules, word: str) -> str:
        """What the set-up calls something that can be chosen there."""
        option = next((option for option in rules.setup_options if word in option.values), None)
        return self.setup_value(rules, option.name, word) if option is not None else word

    def kind(self, rules: Rules, kind: str) -> str:
        """What a kind of card is called."""
        return self._of(rules).messages.say(f"kind-{kind}")

    def zone(self, rules: Rules, name: str) -> str:
        """What a place for cards is called."""
        return self._of(rules).messages.say(f"zone-{name}")

    def counter(self, rules: Rules, name: str) -> str:
        """What a number on the table is called."""
        return self._of(rules).messages.say(f"counter-{name}")

    def head(self, rules: Rules, name: str) -> str:
        """What a number is called above a column, where there is little room."""
        messages = self._of(rules).messages
        return messages.say(f"head-{name}" if messages.has(f"head-{name}") else f"counter-{name}")

    def has_counter(self, rules: Rules, name: str) -> bool:
        """Whether a number has a name that can be shown."""
        return self._of(rules).messages.has(f"counter-{name}")

    def counted(self, rules: Rules, name: str, value: int) -> str:
        """The value of a number on the table: for some it is not the number that matters but what it stands for."""
        messages = self._of(rules).messages
        if messages.has(f"value-{name}"):
            return messages.say(f"value-{name}", value=value)
        return plain(value)

    def fact(self, rules: Rules, name: str, /, **numbers: object) -> str:
        """What the rules worked out for a card, such as its price, in a few words; nothing if it has no words."""
        messages = self._of(rules).messages
        return messages.say(f"fact-{name}", **numbers) if messages.has(f"fact-{name}") else ""

    def setup_option(self, rules: Rules, name: str) -> str:
        """What a choice of the set-up is called."""
        return self._of(rules).messages.say(f"setup-{name}")

    def setup_value(self, rules: Rules, option: str, value: str) -> str:
        """What a value of a set-up choice is called: the name of a card, or words."""
        messages = self._of(rules).messages
        key = messages.first(f"setup-{option}-{value}", f"setup-value-{value}")
        if not messages.has(key) and value in rules.by_id:
            return self.card(rules, value)
        return messages.say(key) if messages.has(key) or not value.isdigit() else value

    def setup_about(self, rules: Rules, option: str, value: str = "") -> str:
        """What a choice of the set-up, or one of its values, means to the players; empty if it explains itself."""
        messages = self._of(rules).messages
        key = f"setup-about-{option}-{value}" if value else f"setup-about-{option}"
        return messages.say(key) if messages.has(key) else ""

    def setup_notes(self, rules: Rules, options: dict[str, object]) -> list[str]:
        """What players should know before they begin with a checked set-up, a sentence each."""
        messages = self._of(rules).messages
        return [f"{capital(messages.say(note))}." for note in rules.setup_notes(options)]

    # -- questions ---------------------------------------------------------------------------------------

    def prompt(
        self, rules: Rules, prompt: str, about: str = "", offered: Collection[str] = (), *, amount: int = 0
    ) -> str:
        """What a question asks; ``about`` is the card that asks, ``offered`` the verbs of its options, ``amount``
        what is at stake, or 0.

        A message that speaks of ``$card`` names the card itself; else the card goes before it.
        """
        messages = self._of(rules).messages
        key = messages.first(f"prompt-{prompt}", f"prompt-{prompt.split('-')[0]}")
        card = self.card(rules, about) if about else ""
        asked = messages.say(key, card=card, amount=amount, **{verb: verb in offered for verb in rules.verbs})
        if not about or "card" in messages.needs(key):
            return asked
        return messages.say("prompt-about", card=card, prompt=asked)

    def question(self, rules: Rules, question: QuestionView) -> str:
        """What a question asks, told from the step that asks it where that says more than the prompt.

        A message ``ask-<card>-<prompt>`` says it for a card whose steps would tell it badly.
        """
        words = self._of(rules)
        own = f"ask-{question.about}-{question.prompt}"
        text = words.messages.say(own) if words.messages.has(own) else question_text(words.telling(rules), question)
        if not text:
            verbs = {option.verb for option in question.options}
            text = self.prompt(rules, question.prompt, question.about, verbs, amount=question.amount)
        elif question.about:
            text = words.messages.say("prompt-about", card=words.card(rules, question.about), prompt=text)
        return words.messages.say("prompt-chosen", prompt=text, count=question.chosen) if question.chosen else text

    def option(
        self,
        rules: Rules,
        option: OptionView,
        names: list[str] | None = None,
        question: QuestionView | None = None,
        *,
        prompt: str = "",
    ) -> str:
        """The label of an option; with its question, what each of several ways means is told.

        ``option-<verb>-<prompt>`` says it for one prompt, which may be given without the rest of the question.
        """
        prompt = question.prompt if question is not None else prompt
        words = self._of(rules)
        if option.verb == "branch":
            text = (
                ""
                if question is None
                else branch_text(words.telling(rules), question, option.number, offered=not option.reason)
            )
            return capital(text) if text else words.messages.say("option-branch", number=option.number + 1)
        of_another = option.card and option.seat >= 0
        keys = [
            *([f"option-{option.verb}-theirs"] if of_another else []),
            f"option-{option.verb}-{prompt}",
            f"option-{option.verb}",
        ]
        return words.messages.say(
            words.messages.first(*keys),
            card=self._card(rules, option.card, names) if option.card else "",
            kind=words.kind_of(rules, option.card),
            player=self.player(option.seat, names) if option.seat >= 0 else "",
            number=option.number,
            action=words.action_text(rules, option.action) if option.action else "",
            zone=words.messages.say(f"zone-{option.zone}") if option.zone else "",
        )

    def advice(self, rules: Rules, bot: str, question: QuestionView, option: OptionView) -> str:
        """Why a bot would choose an option, as far as its way of playing tells it."""
        words = self._of(rules)
        if len(question.options) == 1:
            return words.messages.say("why-only")
        verb = option.verb
        keys = [
            key
            for why in (f"why-{bot}", "why-thrifty")  # the others look further, for the same reasons
            for key in (f"{why}-{question.prompt}-{verb}", f"{why}-{verb}", why)
        ]
        key = words.messages.first(*keys)
        return words.messages.say(key, kind=words.kind_of(rules, option.card)) if words.messages.has(key) else ""

    def has_part(self, rules: Rules, name: str) -> bool:
        """Whether there are words for a part of what a position is worth."""
        return self._of(rules).messages.has(f"worth-{name}")

    def worth_part(self, rules: Rules, name: str) -> str:
        """A part of what a position is worth."""
        return self._of(rules).messages.say(f"worth-{name}")

    def change(self, rules: Rules, what: str, change: int) -> str:
        """By how much a number on the table changes: *aether +2*; nothing for what is no number to a player."""
        messages = self._of(rules).messages
        key = messages.first(f"why-changed-{what}", "why-changed")
        return messages.say(key, what=messages.say(f"counter-{what}"), change=signed(change))

    def reason(self, rules: Rules, option: OptionView) -> str:
        """Why an option is not offered, and what would change it."""
        return self._of(rules).messages.say(f"reason-{option.reason}", need=option.need, have=option.have)

    # -- the end -----------------------------------------------------------------------------------------

    def part(self, rules: Rules, name: str) -> str:
        """What a part of a score comes from: words of its own, a number on the table, or a place."""
        messages = self._of(rules).messages
        return messages.say(messages.first(f"part-{name}", f"counter-{name}", f"zone-{name}"))

    def ending(self, rules: Rules, view: View, names: list[str] | None = None) -> str:
        """How a game ended: why, where the rules know, or else who has won.

        A message can name the card that lies alone in a zone of the table by the name of the zone, ``{ $nemesis }``,
        and choose by its id, ``{ $nemesis-id -> … }``.
        """
        words = self._of(rules)
        if view.ending and words.messages.has(f"ending-{view.ending}"):
            alone = {}
            for zone in view.zones:
                if zone.seat < 0 and len(zone.cards) == 1 and zone.cards[0] is not None:
                    alone[zone.name] = words.card(rules, zone.cards[0].id)
                    alone[f"{zone.name}-id"] = zone.cards[0].id
            return words.messages.say(f"ending-{view.ending}", **alone)
        winners = (view.outcome or {}).get("winners", [])
        listed = ", ".join(self.player(seat, names) for seat in winners)
        return self.say("web-ended", names=listed, count=len(winners))

    # -- the log -----------------------------------------------------------------------------------------

    def event(self, rules: Rules, event: EventView, names: list[str] | None = None) -> str | None:
        """A line of the log, or ``None`` for what is not worth one."""
        words = self._of(rules)
        line = words.messages.say(
            words.messages.first(*_event_keys(event)),
            player=self.player(event.seat, names) if event.seat >= 0 else "",
            giver=self.player(event.origin_seat, names) if event.origin_seat >= 0 else "",
            receiver=self.player(event.goal_seat, names) if event.goal_seat >= 0 else "",
            card=self._card(rules, event.card, names) if event.card else words.messages.say("unknown-card"),
            kind=words.kind_of(rules, event.card),
            origin=words.messages.say(f"zone-{event.origin}") if event.origin else "",
            goal=words.messages.say(f"zone-{event.goal}") if event.goal else "",
            what=words.what(event.what),
            deed=words.deed(rules, event.what) if event.kind == "acted" and event.what else "",
            amount=abs(event.amount),
            sign="minus" if event.amount < 0 else "plus",
            total=event.total,
            enough=event.amount >= event.total,
            nobody=event.seat < 0,
            owned=event.origin_seat >= 0,
            known=bool(event.card),
            passed=event.origin_seat >= 0 and event.goal_seat >= 0 and event.origin_seat != event.goal_seat,
        )
        return line or None

    def number(self, rules: Rules, what: str, seat: int, card: str, names: list[str] | None = None) -> str:
        """A number on the table by name: "Olena: life", "Provoker: life", "Gravehold"."""
        words = self._of(rules)
        owner = self.player(seat, names) if seat >= 0 else words.card(rules, card) if card else ""
        return f"{owner}: {words.what(what)}" if owner else words.what(what)

    def sum(self, rules: Rules, terms: Sequence[tuple[str, int, int]]) -> str:
        """How a number came about: "1 × 3 (fury) + 2 = 5". A term is what it is, how much, and how often or -1."""
        parts: list[str] = []
        for what, amount, times in terms:
            size = str(abs(amount)) if times < 0 else f"{abs(amount)} × {times}"
            label = self._of(rules).term(what) if what else ""
            parts += ["−" if amount < 0 else "+" if parts else "", f"{size} ({label})" if label else size]
        total = sum(amount if times < 0 else amount * times for _, amount, times in terms)
        return " ".join([*filter(None, parts), "=", str(total)])

    def _card(self, rules: Rules, card_id: str, names: list[str] | None) -> str:
        """A card by its name; one that stands for a seat is called as whoever sits there."""
        seat = rules.stands_for.get(card_id, -1)
        if seat < 0 or not names:
            return self._of(rules).card(rules, card_id)
        return self.player(seat if len(names) > 1 else 0, names)

    def _of(self, rules: Rules) -> GameWords:
        return game_words(self.code, package_of(rules))


def _event_keys(event: EventView) -> tuple[str, ...]:
    """The messages that could tell an event, the most particular first."""
    if event.kind == "moved":
        return (
            *([f"event-moved-{event.origin}-{event.goal}-by"] if event.cause else []),
            f"event-moved-{event.origin}-{event.goal}",
            f"event-moved-to-{event.goal}",
            f"event-moved-from-{event.origin}",
            "event-moved",
        )
    return (f"event-{event.kind}-{event.what}", f"event-{event.kind}") if event.what else (f"event-{event.kind}",)


def _closest(word: str, known: list[str]) -> str:
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), "")
