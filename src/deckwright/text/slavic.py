"""What Ukrainian and Russian sentences have in common: cases, counting, and *one's own*."""

from __future__ import annotations

from deckwright.effects.flow import Every
from deckwright.effects.words import Amount
from deckwright.text.grammar import Adjective, Case, Noun, Place, agreed, plain, signed
from deckwright.text.telling import Quantity, Referent, Sort, Telling, joined

VOWELS = "аеєиіїоуюяэыё"


def participle(stem: str, ends: str) -> Adjective:
    """A participle from its stem and the ends of its forms, genders apart by semicolons."""
    return Adjective(*(tuple(stem + end for end in gender.split()) for gender in ends.split(";")))


class Slavic(Telling):
    """Sentences with six cases and three ways to count."""

    player: Noun
    each: Adjective
    other: Adjective
    this: Adjective
    your: Adjective
    own: Adjective
    upper: Adjective
    any: Adjective
    all: Adjective
    by_chance: Adjective
    you: tuple[str, ...]
    """*you* in every case."""
    it: Adjective
    """*he, she, it, they* in every case; living or not makes no difference."""
    and_: str
    or_: str
    where: str
    as_many: str
    to_value: tuple[str, Case]
    """The preposition of a bonus: *до атаки*, *к атаке*."""
    two_to_four: dict[int, str]
    """Living things are counted in words: *двох монстрів*."""

    def all_of(self, parts: list[str]) -> str:
        return listed(parts, self.and_)

    def any_of(self, parts: list[str]) -> str:
        return listed(parts, self.or_)

    def amid(self, cards: str) -> str:
        """*серед них*, *серед цих карт*."""
        meant = self.named(cards)
        if meant is self.last_cards and meant.several:
            return self.it.p[Case.LOC]
        return self.mention(cards, Case.GEN)

    # -- players -----------------------------------------------------------------------------------------

    def who(self, player: Referent, case: Case = Case.NOM) -> str:
        noun = self.player
        match player.sort:
            case Sort.YOU:
                return self.you[case]
            case Sort.EACH:
                words = f"{self.each.agree(noun, case)} {noun.form(case)}"
            case Sort.OTHERS:
                words = f"{self.each.agree(noun, case)} {self.other.agree(noun, case)} {noun.form(case)}"
            case Sort.TOGETHER:
                words = noun.form(case, many=True)
            case _:
                role = self.book.roles.get(player.name) if player.let is None else None
                many = player.several
                this = f"{self.this.agree(noun, case, many=many)} {noun.form(case, many=many)}"
                words = role.form(case) if role else this
        if player.loops:
            player.sort = Sort.PLAYER
        return words

    def belonging(self, owner: Referent) -> Adjective | None:
        """*своя* or *ваша*; nothing for what belongs to somebody else, who is named after the thing."""
        if owner is self.subject:
            return self.own
        return self.your if owner.sort is Sort.YOU else None

    def whose(self, owner: Referent, noun: Noun, case: Case = Case.NOM, *, many: bool = False) -> str:
        """A thing and its owner."""
        thing = noun.form(case, many=many)
        belonging = self.belonging(owner)
        if belonging is None:
            return f"{thing} {self.mention(owner.name, Case.GEN)}"
        return f"{belonging.agree(noun, case, many=many)} {thing}"

    # -- things ------------------------------------------------------------------------------------------

    def some(self, noun: Noun, count: Amount, up_to: bool, case: Case) -> str:
        if up_to:
            return f"до {self.amount(count, noun, Case.GEN)}"
        return noun.form(case) if count == 1 else self.amount(count, noun, case)

    def the(self, noun: Noun, case: Case) -> str:
        return noun.form(case)

    def all_the(self, noun: Noun, case: Case) -> str:
        return f"{self.all.agree(noun, case, many=True)} {noun.form(case, many=True)}"

    def random(self, noun: Noun) -> Noun:
        return agreed(self.by_chance, noun)

    def shown(self, noun: Noun) -> Noun:
        done = self.verb("reveal").done
        assert done is not None
        return agreed(done, noun)

    def after(self, things: Referent, case: Case, *, many: bool = False) -> str:
        """Things and what was done to them: *знищену карту*."""
        thing = things.noun or self.player
        done = (things.done or self.verb("choose")).done
        assert done is not None
        return f"{done.agree(thing, case, many=many)} {thing.form(case, many=many)}"

    def each_such(self, cards: Referent) -> str:
        noun = cards.noun or self.player
        if cards.pending and isinstance(cards.let, Every):
            cards.pending = False
            described = self.described(cards.let.pick)
            return self.full(self.for_each(1, described.noun), described, "inside")
        return f"за {self.each.agree(noun, Case.ACC)} {self.after(cards, Case.ACC)}"

    # -- cards and zones ---------------------------------------------------------------------------------

    def cards(self, cards: Referent, case: Case = Case.ACC) -> str:
        assert cards.noun is not None
        noun, many = cards.noun, cards.several
        if cards is self.last_cards:
            forms: tuple[str, ...] = self.it.p if many else getattr(self.it, noun.gender)
            return forms[case]
        return f"{self.this.agree(noun, case, many=many)} {noun.form(case, many=many)}"

    def pile(self, zone: str, whose: str, case: Case) -> str:
        words: Place = self.book.look("zones", zone)
        if self.belongs_to_seat(zone):
            return self.whose(self.named(whose), words.noun, case)
        return words.noun.form(case)

    def zone(self, name: str, whose: str, how: str) -> str:
        preposition, case = getattr(self.book.look("zones", name), how)
        pile = self.pile(name, whose, case)
        return f"{self.before(preposition, pile)} {pile}"

    def before(self, preposition: str, word: str) -> str:
        """A preposition as it sounds before a word."""
        raise NotImplementedError

    def any_player(self) -> Noun:
        """*any player*; of several one just says *players*."""
        return Noun(agreed(self.any, self.player).one, self.player.many, self.player.gender, self.player.alive)

    # -- numbers -----------------------------------------------------------------------------------------

    def few(self, noun: Noun) -> str:
        """A noun after 2, 3 and 4."""
        raise NotImplementedError

    def few_agree(self, adjective: Adjective, noun: Noun) -> str:
        """An adjective between 2, 3, 4 and its noun."""
        raise NotImplementedError

    def counted(self, number: int, noun: Noun, case: Case = Case.NOM, belonging: Adjective | None = None) -> str:
        """A number of things, perhaps somebody's own: *2 свої рани*, *двох своїх монстрів*."""
        last, tens = abs(number) % 10, abs(number) % 100
        said = plain(number)
        if last == 1 and tens != 11:
            mine = belonging.agree(noun, case) if belonging else ""
            thing = noun.form(case)
        elif case not in (Case.NOM, Case.ACC):
            mine = belonging.agree(noun, case, many=True) if belonging else ""
            thing = noun.form(case, many=True)
        elif 2 <= last <= 4 and not 12 <= tens <= 14 and not (noun.alive and case is Case.ACC):
            mine = self.few_agree(belonging, noun) if belonging else ""
            thing = self.few(noun)
        else:
            said = self.two_to_four.get(number, said)
            mine = belonging.agree(noun, Case.GEN, many=True) if belonging else ""
            thing = noun.form(Case.GEN, many=True)
        return " ".join(filter(None, (said, mine, thing)))

    def for_each(self, every: int, noun: Noun, belonging: Adjective | None = None) -> str:
        """*за кожну рану*, *за кожні 2 свої рани*."""
        if every != 1:
            return f"за {self.each.agree(noun, Case.ACC, many=True)} {self.counted(every, noun, Case.ACC, belonging)}"
        mine = belonging.agree(noun, Case.ACC) if belonging else ""
        return " ".join(filter(None, ("за", self.each.agree(noun, Case.ACC), mine, noun.form(Case.ACC))))

    def amount(self, amount: Amount, noun: Noun, case: Case = Case.ACC, *, to: str = "") -> str:
        quantity = self.quantity(amount)
        if quantity.number is not None:
            return joined(self.counted(quantity.number, noun, case), to, quantity.each)
        many = joined(noun.form(Case.GEN, many=True), to)
        if quantity.as_many:
            return f"{self.as_many} {many}, {quantity.as_many}"
        return f"X {many}, {self.where} X — {quantity.value}"

    def bonus(self, quantity: Quantity, value: Noun) -> str:
        preposition, case = self.to_value
        to = f"{preposition} {value.form(case)}"
        if quantity.number is not None:
            return joined(f"{signed(quantity.number)} {to}", quantity.each)
        return f"+X {to}, {self.where} X — {quantity.value}"


def listed(parts: list[str], word: str) -> str:
    """*a, b і c*; a subordinate clause before the last part is closed with a comma."""
    if len(parts) < 2:
        return "".join(parts)
    comma = "," if ", " in parts[-2] else ""
    return f"{', '.join(parts[:-1])}{comma} {word} {parts[-1]}"
