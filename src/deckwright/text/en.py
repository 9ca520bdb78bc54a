"""English phrases of the general vocabulary."""

from __future__ import annotations

from deckwright.effects import amounts, attack, conditions, damage, decks, flow, modifiers, picks, turns, verbs
from deckwright.effects.words import Amount
from deckwright.text import common
from deckwright.text.grammar import Adjective, Case, Noun, Place, Verb, plain, signed
from deckwright.text.phrasebook import Aftermath, Phrasebook
from deckwright.text.telling import Clause, Described, Quantity, Referent, Sort, Telling, joined

BOOK = Phrasebook("en", common.BOOK)
phrase = BOOK.phrase


def noun(one: str, many: str) -> Noun:
    return Noun((one,), (many,))


def verb(base: str, third: str = "", done: str = "") -> Verb:
    """A verb; ``third`` only where it is not just an s, ``done`` where it is not just an ed."""
    after = (done or base + "ed",)
    return Verb(base, third or base + "s", base, base, Adjective(after, after, after, after))


def place(one: str, *, into: str = "on top of", inside: str = "in") -> Place:
    case = Case.NOM
    return Place(noun(one, one), ("from", case), (into, case), ("under", case), (inside, case))


GAIN = verb("gain")
LOSE = verb("lose", done="lost")
PAY = verb("pay", done="paid")
GIVE = verb("give", done="given")
TAKE = verb("take", done="taken")

TIME = noun("time", "times")

BOOK.verbs |= {
    "acquire": GAIN,
    "arrange": verb("put", done="put"),
    "attack": verb("attack"),
    "avoid": verb("avoid"),
    "boost": verb("get", done="got"),
    "choose": verb("choose", done="chosen"),
    "damage": verb("suffer"),
    "destroy": verb("destroy"),
    "discard": verb("discard"),
    "double": verb("double", done="doubled"),
    "draw": verb("draw", done="drawn"),
    "heal": verb("heal"),
    "hit": verb("deal", done="dealt"),
    "look": verb("look at", third="looks at", done="looked at"),
    "move": verb("put", done="put"),
    "put_tokens": verb("put", done="put"),
    "reveal": verb("reveal"),
    "roll": verb("roll"),
    "secretly": verb("secretly choose", done="secretly chosen"),
    "send_back": verb("send", done="sent"),
    "set_to": verb("set", done="set"),
    "shuffle": verb("shuffle", done="shuffled"),
    "take_tokens": verb("remove", done="removed"),
}
BOOK.kinds["card"] = noun("card", "cards")
BOOK.units["damage"] = noun("damage", "damage")
BOOK.values |= {
    "damage_taken": noun("damage suffered", "damage suffered"),
    "damage_dealt": noun("damage dealt", "damage dealt"),
    "attack_damage": noun("damage of attacks", "damage of attacks"),
    "healing": noun("healing", "healing"),
}
BOOK.roles |= {"attacker": noun("attacker", "attackers")}
BOOK.deeds |= {"gained": GAIN, "destroyed": verb("destroy")}
BOOK.aftermaths |= {
    "hurt": Aftermath("was hurt", "was hurt"),
    "fallen": Aftermath("fell", "fell"),
    "avoided": Aftermath("avoided the attack", "avoided the attack"),
    "sent_back": Aftermath("sent the attack back", "sent the attack back"),
}
BOOK.happenings |= {
    "gained": lambda t, when: _of_card(t, when, GAIN),
    "destroyed": lambda t, when: _of_card(t, when, verb("destroy")),
    "damaged": lambda t, when: t.happens_to(when, verb("suffer"), "damage"),
    "healed": lambda t, when: t.happens_to(when, verb("heal"), "").rstrip(),
    "leaves-play": lambda t, when: "this card leaves play" if when.of == "this" else "a card leaves play",
}


class English(Telling):
    """How English sentences are built."""

    and_they = "; that player"
    and_each = "; each of them"
    and_also = ", and"

    def all_of(self, parts: list[str]) -> str:
        return _listed(parts, "and")

    def any_of(self, parts: list[str]) -> str:
        return _listed(parts, "or")

    def who(self, player: Referent, case: Case = Case.NOM) -> str:
        role = self.book.roles.get(player.name)
        those = (
            f"the {role.form()}" if role and not player.let else "those players" if player.several else "that player"
        )
        words = {
            Sort.YOU: "you",
            Sort.EACH: "each player",
            Sort.OTHERS: "each other player",
            Sort.TOGETHER: "the players",
        }.get(player.sort, those)
        if player.loops:
            player.sort = Sort.PLAYER
        return words

    def cards(self, cards: Referent, case: Case = Case.ACC) -> str:
        if cards is self.last_cards:
            return "them" if cards.several and case else "they" if cards.several else "it"
        assert cards.noun is not None
        this = "this" if cards.name == "this" else "those" if cards.several else "that"
        return f"{this} {cards.noun.form(many=cards.several)}"

    def counted(self, number: int, noun: Noun, case: Case = Case.NOM) -> str:
        return f"{plain(number)} {noun.form(many=abs(number) != 1)}"

    def amount(self, amount: Amount, noun: Noun, case: Case = Case.ACC, *, to: str = "") -> str:
        quantity = self.quantity(amount)
        if quantity.number is not None:
            return joined(self.counted(quantity.number, noun), to, quantity.each)
        many = noun.form(many=True)
        if quantity.as_many:
            return joined(f"as {'much' if noun.one == noun.many else 'many'} {many}", to, f"as {quantity.as_many}")
        return f"{joined(f'X {many}', to)}, where X is {quantity.value}"

    def bonus(self, quantity: Quantity, value: Noun) -> str:
        if quantity.number is not None:
            return " ".join(filter(None, (signed(quantity.number), value.form(), quantity.each)))
        return f"+X {value.form()}, where X is {quantity.value}"

    def whose(self, owner: Referent, thing: str) -> str:
        """A thing and its owner."""
        if self.subject is not None and owner is self.subject and owner.sort is not Sort.YOU:
            return f"their {thing}"
        if owner.sort is Sort.YOU:
            return f"your {thing}"
        whose = self.mention(owner.name)
        return f"{whose}’s {thing}" if whose.endswith(("player", "owner")) else f"the {thing} of {whose}"

    def pile(self, zone: str, whose: str, case: Case = Case.NOM) -> str:
        words: Place = self.book.look("zones", zone)
        pile = words.noun.form()
        return self.whose(self.named(whose), pile) if self.belongs_to_seat(zone) else f"the {pile}"

    def zone(self, name: str, whose: str, how: str) -> str:
        preposition: str = getattr(self.book.look("zones", name), how)[0]
        return f"{preposition} {self.pile(name, whose)}"

    def has(self, who: str) -> str:
        """*you have*, *that player has*."""
        player = self.named(who)
        return f"{self.who(player)} {'have' if player.sort in (Sort.YOU, Sort.TOGETHER) else 'has'}"

    def lasting(self, lasts: str, long: bool, predicate: str) -> str:
        return super().lasting(f"{lasts}," if long and lasts else lasts, long, predicate)

    def some(self, noun: Noun, count: Amount, up_to: bool, case: Case) -> str:
        if up_to:
            return f"up to {self.amount(count, noun)}"
        return a(noun.form()) if count == 1 else self.amount(count, noun)

    def the(self, noun: Noun, case: Case) -> str:
        thing = noun.form()
        return thing if thing.startswith("its ") else f"the {thing}"

    def all_the(self, noun: Noun, case: Case) -> str:
        return f"all {noun.form(many=True)}"

    def random(self, noun: Noun) -> Noun:
        return _with(noun, "random")

    def shown(self, noun: Noun) -> Noun:
        return _with(noun, "revealed")

    def each_such(self, cards: Referent) -> str:
        assert cards.noun is not None
        if cards.pending:
            cards.pending = False
            assert isinstance(cards.let, flow.Every)
            described = self.described(cards.let.pick)
            return f"for each {self.full(described.noun.form(), described, 'inside')}"
        return f"for each {cards.noun.form()} {self.after(cards)}"

    def after(self, things: Referent) -> str:
        """What was done to things: *destroyed this way*."""
        done = (things.done or self.verb("choose")).done
        assert done is not None
        return f"{done.m[0]} this way"

    def attacked(self, whom: str) -> str:
        return f"attack on {whom}"

    def happens_to(self, when: modifiers.When, verb: Verb, thing: str) -> str:
        """*you gain a card*, *another player gains a card*."""
        if when.of == "you":
            return f"you {verb.command} {thing}"
        return f"{'another' if when.of == 'others' else 'a'} player {verb.third} {thing}"

    def otherwise(self, missing: Referent, text: str) -> str:
        return f"if there is {'nobody' if missing.sort is Sort.PLAYER else 'nothing'} to choose, {text}"


def _listed(parts: list[str], word: str) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}" if parts else ""


def _with(words: Noun, before: str) -> Noun:
    return noun(f"{before} {words.form()}", f"{before} {words.form(many=True)}")


def _sentence(text: str) -> Clause:
    return Clause(None, None, text)


def a(thing: str) -> str:
    """*a monster*, *an item*."""
    if thing.startswith(("another ", "any ", "the ")):
        return thing
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


# -- numbers


@phrase(verbs.Transfer)
def _transfer(t: English, step: verbs.Transfer) -> Clause:
    words = t.book.look("counters", step.what)
    if step.to == "you":
        return Clause(t.doer("you"), words.take, f"{t.amount(step.amount, words.unit)} from {t.mention(step.giver)}")
    return Clause(t.doer(step.giver), words.give, f"{t.amount(step.amount, words.unit)} to {t.mention(step.to)}")


@phrase(verbs.Double)
def _double(t: English, step: verbs.Double) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("double"), t.whose(doer, t.book.look("counters", step.what).unit.form(many=True)))


@phrase(verbs.Roll)
def _roll(t: English, step: verbs.Roll) -> Clause:
    t.knows(step.name, Sort.NUMBER)
    return Clause(t.doer("you"), t.verb("roll"), "a die" if step.sides == 6 else f"a {step.sides}-sided die")


@phrase(verbs.SetTo)
def _set_to(t: English, step: verbs.SetTo) -> Clause:
    doer = t.doer(step.who)
    number = t.whose(doer, t.book.look("counters", step.what).unit.form(many=True))
    return Clause(doer, t.verb("set_to"), f"{number} to {t.quantity(step.amount).value}")


# -- cards


@phrase(verbs.PutTokens)
def _put_tokens(t: English, step: verbs.PutTokens) -> Clause:
    tokens = t.amount(step.amount, t.book.look("marks", step.what))
    return Clause(t.doer("you"), t.verb("put_tokens"), f"{tokens} on {t.mention(step.cards)}")


@phrase(verbs.TakeTokens)
def _take_tokens(t: English, step: verbs.TakeTokens) -> Clause:
    tokens = t.amount(step.amount, t.book.look("marks", step.what))
    return Clause(t.doer("you"), t.verb("take_tokens"), f"{tokens} from {t.mention(step.cards)}")


@phrase(damage.Hit)
def _hit(t: English, step: damage.Hit) -> Clause:
    doer = t.doer_with(step.cards)
    target = t.named(step.cards)
    dealt = t.amount(step.amount, t.book.look("units", "damage"), to=f"to {t.mention(step.cards)}")
    t.remember("hurt", step.hurt, target)
    t.remember("fallen", step.fallen, target)
    return Clause(doer, t.verb("hit"), dealt)


@phrase(decks.LookAt)
def _look_at(t: English, step: decks.LookAt) -> Clause:
    card = t.book.kinds["card"]
    doer = t.doer("you" if step.seen_by == "all" else step.seen_by)
    top = "top card" if step.count == 1 else f"top {t.amount(step.count, card)}"
    told = f"the {top} of {t.pile(step.zone, step.whose)}"
    t.last_cards = t.knows(step.name, Sort.CARDS, card, several=step.count != 1)
    return Clause(doer, t.verb("reveal" if step.seen_by == "all" else "look"), told)


@phrase(decks.Arrange)
def _arrange(t: English, step: decks.Arrange) -> Clause:
    doer = t.doer(step.by)
    cards = t.mention(step.cards)
    zone = t.zone(step.to, step.whose, "under" if step.under else "into")
    return Clause(doer, t.verb("arrange"), f"{cards} {zone} in any order")


# -- defences


@phrase(attack.Avoid)
def _avoid(t: English, step: attack.Avoid) -> Clause:
    return Clause(t.doer("you"), t.verb("avoid"), "the attack")


@phrase(attack.SendBack)
def _send_back(t: English, step: attack.SendBack) -> Clause:
    return Clause(t.doer("you"), t.verb("send_back"), "its effect back to the attacker")


# -- flow


@phrase(flow.May)
def _may(t: English, step: flow.May) -> Clause:
    doer = t.named(step.by)
    own, others = t.led_by(doer, t.clauses(step.steps))
    who = t.who(doer)
    then = "; ".join(t.sentences(others, capitals=False))
    if not own:
        return _sentence(f"{who} may do this: {then}")
    text = f"{who} may {t.predicate(own, infinitive=True)}"
    return _sentence(f"{text}. If {'you do' if doer.sort is Sort.YOU else 'they do'}, {then}" if then else text)


@phrase(flow.OneOf)
def _one_of(t: English, step: flow.OneOf) -> Clause:
    doer = t.doer(step.by)
    branches = [t.branch(doer, branch, ", then ") for branch in step.branches]
    return Clause(doer, t.verb("choose"), f"one: {'; or '.join(branches)}", alone=True)


@phrase(flow.If)
def _if(t: English, step: flow.If) -> Clause:
    text = f"if {t.condition(step.condition)}, {t.text(step.then, separator='; ')}"
    if step.otherwise:
        text += f". Otherwise, {t.text(step.otherwise, separator='; ')}"
    return _sentence(text)


@phrase(flow.Repeat)
def _repeat(t: English, step: flow.Repeat) -> Clause | list[Clause]:
    if step.times == 1:
        return t.clauses(step.steps)
    return _sentence(f"{t.amount(step.times, TIME)}: {t.text(step.steps, separator='; ')}")


@phrase(flow.While)
def _while(t: English, step: flow.While) -> Clause:
    return _sentence(f"as long as {t.condition(step.condition)}, {t.text(step.steps, separator='; ')}")


@phrase(flow.OneByOne)
def _one_by_one(t: English, step: flow.OneByOne) -> Clause:
    described = t.described(step.pick)
    things = t.full(described.noun.form(many=True), described, "inside")
    must = ""
    if step.must is not None:
        needed = t.described(step.must)
        must = f" (including all {t.full(needed.noun.form(many=True), needed, 'inside')})"
    t.last_cards = t.knows(step.name, Sort.CARDS, described.noun)
    number = f"up to {step.most}" if step.most else "any number of" if step.may_stop else "each of the"
    return _sentence(f"one by one, for {number} {things}{must}: {t.text(step.steps, separator='; ')}")


@phrase(turns.GiveTurn)
def _give_turn(t: English, step: turns.GiveTurn) -> Clause:
    return _sentence(f"the turn passes to {t.mention(step.to)}")


@phrase(turns.ThisTurn)
def _this_turn(t: English, step: turns.ThisTurn) -> Clause:
    player = t.doer(step.who)
    if isinstance(step.effect, modifiers.When) and step.times == 1:
        return _sentence(f"the next time this turn {_answering(t, step.effect)}")
    times = f" ({t.counted(step.times, TIME)} only)" if step.times else ""
    whom = "" if player.sort is Sort.YOU else f"for {t.who(player)}: "
    return _sentence(f"until the end of the turn, {whom}{t.modifier(step.effect)}{times}")


# -- picks


@phrase(picks.CardIn)
def _card_in(t: English, pick: picks.CardIn) -> Described:
    return Described(*_card(t, pick), pick.zones, pick.whose)


@phrase(picks.Among)
def _among(t: English, pick: picks.Among) -> Described:
    """Cards that were not mentioned yet are described here and now."""
    words, attributes = _card(t, pick)
    cards = t.named(pick.cards)
    if cards.pending and isinstance(cards.let, flow.Every):
        described = t.described(cards.let.pick)
        words = words if pick.kind or pick.tag else described.noun
        return Described(words, joined(attributes, described.attributes), described.zones, described.whose)
    return Described(words, joined(attributes, f"among {t.mention(pick.cards)}"))


def _card(t: English, pick: picks.CardIn | picks.Among) -> tuple[Noun, str]:
    words: Noun = t.book.look("kinds", pick.kind or "card")
    if pick.tag:
        words = _with(words, t.book.look("tags", pick.tag))
    told = []
    if pick.named:
        told.append(f"“{t.title(pick.named)}”")
    if pick.other_kind:
        told.append(f"that is not {a(t.book.look('kinds', pick.other_kind).form())}")
    if pick.cost_at_most is not None:
        told.append(f"with {t.book.look('values', 'cost').form()} at most {t.quantity(pick.cost_at_most).value}")
    if pick.cost_at_least is not None:
        told.append(f"with {t.book.look('values', 'cost').form()} at least {t.quantity(pick.cost_at_least).value}")
    if pick.most:
        told.append(f"with the highest {t.book.look('values', pick.most).form()}")
    if pick.least:
        told.append(f"with the lowest {t.book.look('values', pick.least).form()}")
    if pick.other_than:
        told.append(f"other than {t.mention(pick.other_than)}")
    if pick.where is not None:
        t.last_cards = t.knows("it", Sort.CARDS, words)
        told.append(f"if {t.condition(pick.where)}")
    return words, " ".join(told)


@phrase(picks.TopOf)
def _top_of(t: English, pick: picks.TopOf) -> Described:
    return Described(noun("top card", "top cards"), f"of {t.pile(pick.zone, pick.whose)}")


@phrase(flow.ChoiceOf)
def _choice_of(t: English, pick: flow.ChoiceOf) -> Described:
    chosen = t.named(pick.name).noun or t.book.kinds["card"]
    return Described(chosen, f"that {t.mention(pick.who)} chose")


@phrase(picks.Player)
def _player(t: English, pick: picks.Player) -> Described:
    words = noun("another player", "other players") if pick.among == "others" else noun("any player", "players")
    told = []
    if pick.among not in ("others", "all"):
        told.append(f"among {t.mention(pick.among)}")
    if pick.has:
        told.append(f"who has {t.unit(pick.has).form(many=True)}")
    if pick.room:
        told.append(f"who can have more {t.unit(pick.room).form(many=True)}")
    if pick.most:
        told.append(f"with the most {t.unit(pick.most).form(many=True)}")
    if pick.fewest:
        told.append(f"with the fewest {t.unit(pick.fewest).form(many=True)}")
    if pick.other_than:
        gone = t.named(pick.other_than)
        did = f"those who {t.book.look('aftermaths', gone.aftermath).did}" if gone.aftermath else ""
        told.append(f"other than {did or t.mention(pick.other_than)}")
    them = t.knows("them", Sort.PLAYER)
    if pick.where is not None:
        told.append(f"for whom {t.condition(pick.where)}")
    if pick.holding is not None:
        subject, t.subject = t.subject, them
        described = t.described(pick.holding)
        held = t.full(t.some(described.noun, pick.holding_count, False, Case.ACC), described, "inside")
        t.subject = subject
        told.append(f"who has {held}")
    return Described(words, " ".join(told))


@phrase(picks.Neighbour)
def _neighbour(t: English, pick: picks.Neighbour) -> Described:
    of = t.named(pick.of)
    side = f"{'your' if of.sort is Sort.YOU else 'the'} {pick.side}"
    return Described(
        noun("player", "players"), f"on {side}" + ("" if of.sort is Sort.YOU else f" of {t.mention(pick.of)}")
    )


@phrase(picks.OwnerOf)
def _owner_of(t: English, pick: picks.OwnerOf) -> Described:
    if t.named(pick.card) is t.last_cards:
        return Described(noun("its owner", "their owners"))
    return Described(noun("owner", "owners"), f"of {t.mention(pick.card)}")


@phrase(picks.Number)
def _number(t: English, pick: picks.Number) -> Described:
    least, most = t.quantity(pick.least).value, t.quantity(pick.most).value
    return Described(noun("number", "numbers"), f"from {least} to {most}")


# -- amounts


@phrase(amounts.Per)
def _per(t: English, amount: amounts.Per) -> Quantity:
    unit = t.unit(amount.of)
    each = f"for each {unit.form()}" if amount.every == 1 else f"for every {t.counted(amount.every, unit)}"
    if t.subject is not None:
        owner = t.named(amount.who)
        each += " they have" if owner is t.subject and owner.sort is not Sort.YOU else f" {t.has(amount.who)}"
    named = t.book.values.get(amount.of)
    mass = named or (unit if unit.one == unit.many else None)
    value = t.whose(t.named(amount.who), mass.form() if mass else f"number of {unit.form(many=True)}")
    if amount.every != 1:
        value += f" divided by {amount.every}, rounded down"
    if amount.times != 1:
        value = f"{amount.times} times {value}"
    return Quantity(amount.times, each, value=value)


@phrase(amounts.HowMany)
def _how_many(t: English, amount: amounts.HowMany) -> Quantity:
    counted = t.named(amount.name)
    if counted.aftermath:
        did = t.book.look("aftermaths", counted.aftermath).did
        return Quantity(amount.times, f"for each player who {did}", value=f"the number of players who {did}")
    if counted.noun is not None and counted.pending:
        return Quantity(amount.times, t.each_such(counted), value=f"the number of {counted.noun.form(many=True)}")
    thing = counted.noun or noun("player", "players")
    value = f"the number of {thing.form(many=True)} {t.after(counted)}"
    if amount.times != 1:
        value = f"{amount.times} times {value}"
    return Quantity(amount.times, f"for each {thing.form()} {t.after(counted)}", value=value)


@phrase(picks.Counted)
def _counted(t: English, amount: picks.Counted) -> Quantity:
    described = t.described(amount.pick)
    value = f"the number of {t.full(described.noun.form(many=True), described, 'inside')}"
    return Quantity(amount.times, f"for each {t.full(described.noun.form(), described, 'inside')}", value=value)


@phrase(amounts.TheNumber)
def _the_number(t: English, amount: amounts.TheNumber) -> Quantity:
    number = t.named(amount.name)
    if number.amount is not None:
        return t.quantity(number.amount)
    rolled = number.let is None
    return Quantity(
        as_many="you rolled" if rolled else "you chose", value="the number rolled" if rolled else "the number chosen"
    )


@phrase(amounts.Highest)
def _highest(t: English, amount: amounts.Highest) -> Quantity:
    value = t.book.look("values", amount.what).form()
    return Quantity(value=f"the highest {value} among {t.mention(amount.cards)}")


@phrase(amounts.Tokens)
def _tokens(t: English, amount: amounts.Tokens) -> Quantity:
    token: Noun = t.book.look("marks", amount.what)
    card = t.mention(amount.card)
    return Quantity(1, f"for each {token.form()} on {card}", value=f"the number of {token.form(many=True)} on {card}")


@phrase(turns.TimesThisTurn)
def _times_this_turn(t: English, amount: turns.TimesThisTurn) -> Quantity:
    words, done = _deed(t, amount)
    return Quantity(1, f"for each {words.form()} {done}", value=f"the number of {words.form(many=True)} {done}")


def _deed(t: English, amount: turns.TimesThisTurn) -> tuple[Noun, str]:
    """What it was done with, and what was done."""
    words: Noun = t.book.look("kinds", amount.kind or "card")
    if amount.named:
        words = words.with_tail(f"“{t.title(amount.named)}”")
    return words, f"{t.book.look('deeds', amount.event).done.m[0]} this turn"


@phrase(turns.KindsThisTurn)
def _kinds_this_turn(t: English, amount: turns.KindsThisTurn) -> Quantity:
    done = f"{t.book.look('deeds', amount.event).done.m[0]} this turn"
    return Quantity(1, f"for each kind of card {done}", value=f"the number of kinds of cards {done}")


@phrase(amounts.Printed)
def _printed(t: English, amount: amounts.Printed) -> Quantity:
    value = t.book.look("values", amount.what).form()
    if t.named(amount.card) is t.last_cards:
        return Quantity(value=f"{'their' if t.last_cards.several else 'its'} {value}")
    return Quantity(value=f"the {value} of {t.mention(amount.card)}")


@phrase(amounts.Sum)
def _sum(t: English, amount: amounts.Sum) -> Quantity:
    parts = [t.quantity(part) for part in amount.of]
    value = " plus ".join(part.value for part in parts)
    if any(part.number is None for part in parts):
        return Quantity(value=value)
    more = [joined(f"and {part.number} more", part.each) for part in parts[1:]]
    return Quantity(parts[0].number, joined(parts[0].each, *more), value=value)


@phrase(amounts.Less)
def _less(t: English, amount: amounts.Less) -> Quantity:
    return Quantity(value=f"{t.quantity(amount.amount).value} minus {t.quantity(amount.by).value}")


@phrase(amounts.Half)
def _half(t: English, amount: amounts.Half) -> Quantity:
    return Quantity(value=f"half of {t.quantity(amount.of).value}, rounded {'up' if amount.up else 'down'}")


@phrase(amounts.Lower)
def _lower(t: English, amount: amounts.Lower) -> Quantity:
    return Quantity(value=f"the lower of {t.quantity(amount.one).value} and {t.quantity(amount.other).value}")


@phrase(amounts.Times)
def _times(t: English, amount: amounts.Times) -> Quantity:
    inner = t.quantity(amount.amount)
    value = f"{'twice' if amount.factor == 2 else f'{amount.factor} times'} {inner.value}"
    if inner.number is not None:
        return Quantity(amount.factor * inner.number, inner.each, value=value)
    return Quantity(value=value)


@phrase(amounts.Ranked)
def _ranked(t: English, amount: amounts.Ranked) -> Quantity:
    inner = t.quantity(amount.amount)
    best = f"the {'fewest' if amount.fewest else 'most'} {t.unit(amount.by).form(many=True)}"
    return Quantity(
        inner.number,
        " ".join(filter(None, (inner.each, f"for whoever has {best} (if tied, for each of them)"))),
        value=f"{inner.value} for whoever has {best}",
    )


@phrase(conditions.Provided)
def _provided(t: English, amount: conditions.Provided) -> Quantity:
    inner = t.quantity(amount.amount)
    condition = f"if {t.condition(amount.condition)}"
    return Quantity(
        inner.number, " ".join(filter(None, (inner.each, condition))), inner.as_many, f"{inner.value} {condition}"
    )


# -- conditions


@phrase(conditions.AtLeast)
def _at_least(t: English, condition: conditions.AtLeast, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of))
    return f"{t.has(condition.who)} {'at least' if holds else 'fewer than'} {number}"


@phrase(conditions.AtMost)
def _at_most(t: English, condition: conditions.AtMost, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of))
    return f"{t.has(condition.who)} {'at most' if holds else 'more than'} {number}"


@phrase(conditions.Reaches)
def _reaches(t: English, condition: conditions.Reaches, holds: bool) -> str:
    counted = t.worked_out(condition.amount)
    if isinstance(counted, picks.Counted) and counted.times == 1 and isinstance(condition.goal, int):
        described = t.described(counted.pick)
        if condition.goal == 1:
            thing = described.noun.form()
            return t.full(f"there is {a(thing) if holds else f'no {thing}'}", described, "inside")
        number = f"{'at least' if holds else 'fewer than'} {t.counted(condition.goal, described.noun)}"
        return t.full(f"there are {number}", described, "inside")
    if isinstance(counted, turns.TimesThisTurn) and isinstance(condition.goal, int):
        return _happened(t, counted, condition.goal, holds)
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} is {'at least' if holds else 'less than'} {goal}"


def _happened(t: English, times: turns.TimesThisTurn, goal: int, holds: bool) -> str:
    """*a wizard was played this turn*, *fewer than 2 wizards were played this turn*."""
    words, done = _deed(t, times)
    if goal == 1:
        return f"{a(words.form()) if holds else f'no {words.form()}'} was {done}"
    return f"{'at least' if holds else 'fewer than'} {t.counted(goal, words)} were {done}"


@phrase(conditions.Exactly)
def _exactly(t: English, condition: conditions.Exactly, holds: bool) -> str:
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} is {'exactly' if holds else 'not'} {goal}"


@phrase(conditions.Chosen)
def _chosen(t: English, condition: conditions.Chosen, holds: bool) -> str:
    chosen = t.named(condition.name)
    if chosen.aftermath:
        told: Aftermath = t.book.look("aftermaths", chosen.aftermath)
        return f"somebody {told.did}" if holds else f"nobody {told.did_not}"
    if chosen.sort is Sort.NUMBER:
        return "this was done" if holds else "this was not done"
    thing = chosen.noun.form() if chosen.noun else "player"
    return f"{a(thing) if holds else f'no {thing}'} was {t.after(chosen)}"


@phrase(conditions.LiesIn)
def _lies_in(t: English, condition: conditions.LiesIn, holds: bool) -> str:
    zones = [f"{place.inside[0]} the {place.noun.form()}" for place in _places(t, condition.zones)]
    return f"{t.mention(condition.card, Case.NOM)} is {'' if holds else 'not '}{t.any_of(zones)}"


def _places(t: English, zones: tuple[str, ...]) -> list[Place]:
    return [t.book.look("zones", zone) for zone in zones]


@phrase(conditions.Same)
def _same(t: English, condition: conditions.Same, holds: bool) -> str:
    one, other = t.mention(condition.one, Case.NOM), t.mention(condition.other)
    return f"{one} {'are' if one == 'you' else 'is'} {'' if holds else 'not '}{other}"


@phrase(conditions.Belongs)
def _belongs(t: English, condition: conditions.Belongs, holds: bool) -> str:
    one = t.mention(condition.one, Case.NOM)
    return f"{one} {'are' if one == 'you' else 'is'} {'' if holds else 'not '}one of {t.mention(condition.to)}"


@phrase(turns.TurnOf)
def _turn_of(t: English, condition: turns.TurnOf, holds: bool) -> str:
    player = t.named(condition.who)
    whose = {Sort.YOU: "your", Sort.OTHERS: "another player’s"}.get(player.sort) or f"{t.who(player)}’s"
    return f"it is {'' if holds else 'not '}{whose} turn"


@phrase(conditions.Is)
def _is(t: English, condition: conditions.Is, holds: bool) -> str:
    words = t.book.look("kinds", condition.kind or "card").form()
    if condition.tag:
        words = f"{t.book.look('tags', condition.tag)} {words}"
    return f"{t.mention(condition.card, Case.NOM)} is {'' if holds else 'not '}{a(words)}"


# -- modifiers


@phrase(modifiers.Adds)
def _adds(t: English, modifier: modifiers.Adds) -> str:
    bonus = t.bonus(t.quantity(modifier.amount), t.book.look("values", modifier.to))
    least = f" (but not below {modifier.least})" if modifier.least else ""
    return bonus + _against(t, modifier.against) + least


@phrase(modifiers.Multiplies)
def _multiplies(t: English, modifier: modifiers.Multiplies) -> str:
    factor = {0: "prevented", 2: "doubled", 3: "tripled"}.get(modifier.factor, f"multiplied by {modifier.factor}")
    return f"{t.book.look('values', modifier.what).form()} is {factor}{_against(t, modifier.against)}"


@phrase(modifiers.Limits)
def _limits(t: English, modifier: modifiers.Limits) -> str:
    value = t.book.look("values", modifier.what).form()
    return f"{value} is at most {t.quantity(modifier.most).value}{_against(t, modifier.against)}"


def _against(t: English, kind: str) -> str:
    return f" against {t.book.look('kinds', kind).form(many=True)}" if kind else ""


@phrase(modifiers.When)
def _when(t: English, ability: modifiers.When) -> str:
    often = "once" if ability.limit == 1 else f"at most {t.counted(ability.limit, TIME)}"
    limit = f" ({often} per turn)" if ability.limit else ""
    return f"when {_answering(t, ability)}{limit}"


def _answering(t: English, ability: modifiers.When) -> str:
    """What happens and what follows."""
    happening = t.book.look("happenings", ability.event)(t, ability)
    t.knows("who", Sort.YOU if ability.of == "you" else Sort.PLAYER)
    if ability.of != "this":
        t.last_cards = t.knows("about", Sort.CARDS, t.book.look("kinds", ability.against or "card"))
    else:
        t.last_cards = t.names["about"] = t.names["this"]
    condition = f", if {t.condition(ability.condition)}" if ability.condition is not None else ""
    return f"{happening}{condition}, {'instead ' if ability.instead else ''}{t.text(ability.steps)}"


def _of_card(t: English, when: modifiers.When, verb: Verb) -> str:
    """*you destroy a card*, *this card is destroyed*."""
    if when.of == "this":
        assert verb.done is not None
        return f"this card is {verb.done.m[0]}"
    return t.happens_to(when, verb, a(t.book.look("kinds", when.against or "card").form()))
