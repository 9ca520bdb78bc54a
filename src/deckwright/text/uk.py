"""Українські фрази загального словника. Ukrainian phrases of the general vocabulary."""

from __future__ import annotations

from deckwright.effects import amounts, attack, conditions, decks, flow, modifiers, picks, turns, verbs
from deckwright.text import slavic_phrases
from deckwright.text.grammar import Adjective, Case, Noun, Place, Verb, adjective, agreed, noun
from deckwright.text.phrasebook import Aftermath, Phrasebook
from deckwright.text.slavic import VOWELS, Slavic, listed, participle
from deckwright.text.slavic_phrases import deed, of_value
from deckwright.text.telling import Clause, Described, Quantity, Referent, Sort, joined

BOOK = Phrasebook("uk", slavic_phrases.BOOK)
phrase = BOOK.phrase


def done(stem: str) -> Adjective:
    """A participle: *скинут* gives *скинутий, скинута, скинуте, скинуті*."""
    return participle(stem, "ий ого ому ий им ому; а ої ій у ою ій; е ого ому е им ому; і их им і ими их")


def verb(command: str, third: str, infinitive: str, together: str, participle: str = "") -> Verb:
    return Verb(command, third, infinitive, together, done(participle) if participle else None)


def pile(one: str, many: str, gender: str, *, into: str = "поверх", inside: str = "у") -> Place:
    """A pile of cards: taken *з* it, put *поверх* or *під* it."""
    into_case = Case.GEN if into in ("поверх", "до") else Case.ACC
    return Place(noun(one, many, gender), ("з", Case.GEN), (into, into_case), ("під", Case.ACC), (inside, Case.LOC))


GAIN = verb("отримайте", "отримує", "отримати", "отримують", "отриман")
LOSE = verb("втратьте", "втрачає", "втратити", "втрачають", "втрачен")
PAY = verb("заплатіть", "платить", "заплатити", "платять", "заплачен")
GIVE = verb("віддайте", "віддає", "віддати", "віддають", "віддан")
TAKE = verb("заберіть", "забирає", "забрати", "забирають", "забран")

BOOK.verbs |= {
    "acquire": GAIN,
    "arrange": verb("покладіть", "кладе", "покласти", "кладуть", "покладен"),
    "attack": verb("атакуйте", "атакує", "атакувати", "атакують", "атакован"),
    "avoid": verb("уникніть", "уникає", "уникнути", "уникають"),
    "boost": GAIN,
    "choose": verb("виберіть", "вибирає", "вибрати", "вибирають", "вибран"),
    "damage": GAIN,
    "destroy": verb("знищте", "знищує", "знищити", "знищують", "знищен"),
    "discard": verb("скиньте", "скидає", "скинути", "скидають", "скинут"),
    "double": verb("подвойте", "подвоює", "подвоїти", "подвоюють", "подвоєн"),
    "draw": verb("візьміть", "бере", "взяти", "беруть", "взят"),
    "heal": verb("відновіть", "відновлює", "відновити", "відновлюють", "відновлен"),
    "hit": verb("завдайте", "завдає", "завдати", "завдають", "завдан"),
    "look": verb("подивіться на", "дивиться на", "подивитися на", "дивляться на"),
    "move": verb("покладіть", "кладе", "покласти", "кладуть", "покладен"),
    "put_tokens": verb("покладіть", "кладе", "покласти", "кладуть", "покладен"),
    "reveal": verb("відкрийте", "відкриває", "відкрити", "відкривають", "відкрит"),
    "roll": verb("киньте", "кидає", "кинути", "кидають", "кинут"),
    "secretly": verb("таємно виберіть", "таємно вибирає", "таємно вибрати", "таємно вибирають", "вибран"),
    "send_back": verb("поверніть", "повертає", "повернути", "повертають", "повернут"),
    "set_to": verb("зробіть", "робить", "зробити", "роблять", "зроблен"),
    "shuffle": verb("перетасуйте", "тасує", "перетасувати", "тасують", "перетасован"),
    "take_tokens": verb("приберіть", "прибирає", "прибрати", "прибирають", "прибран"),
}
BOOK.kinds["card"] = noun(
    "карта, карти, карті, карту, картою, карті", "карти, карт, картам, карти, картами, картах", "f"
)
BOOK.units["damage"] = noun(
    "пошкодження, пошкодження, пошкодженню, пошкодження, пошкодженням, пошкодженні",
    "пошкодження, пошкоджень, пошкодженням, пошкодження, пошкодженнями, пошкодженнях",
    "n",
)
_DAMAGES = Noun((), BOOK.units["damage"].many, "p")
BOOK.values |= {
    "damage_taken": agreed(done("отримуван"), _DAMAGES),
    "damage_dealt": agreed(done("завдан"), _DAMAGES),
    "attack_damage": _DAMAGES.with_tail("від атак"),
    "healing": noun("лікування, лікування, лікуванню, лікування, лікуванням, лікуванні", "лікування", "n"),
}
BOOK.roles["attacker"] = noun(
    "нападник, нападника, нападникові, нападника, нападником, нападникові",
    "нападники, нападників, нападникам, нападників, нападниками, нападниках",
    alive=True,
)
BOOK.deeds |= {"gained": BOOK.verbs["acquire"], "destroyed": BOOK.verbs["destroy"]}
BOOK.aftermaths |= {
    "hurt": Aftermath("зазнав пошкоджень", "зазнав пошкоджень"),
    "fallen": Aftermath("поліг", "поліг"),
    "avoided": Aftermath("уникнув атаки", "уникнув атаки"),
    "sent_back": Aftermath("повернув атаку", "повернув атаки"),
}
BOOK.happenings |= {
    "gained": lambda t, when: _of_card(t, when, "отримуєте", "отримує"),
    "destroyed": lambda t, when: _of_card(t, when, "знищуєте", "знищує"),
    "damaged": lambda t, when: t.happens_to(when, "зазнаєте пошкоджень", "зазнає пошкоджень"),
    "healed": lambda t, when: t.happens_to(when, "лікуєтеся", "лікується"),
    "leaves-play": lambda t, when: f"{'ця карта' if when.of == 'this' else 'карта'} полишає гру",
}
NUMBER = noun("число, числа, числу, число, числом, числі", "числа, чисел, числам, числа, числами, числах", "n")
OWNER = noun(
    "власник, власника, власникові, власника, власником, власникові",
    "власники, власників, власникам, власників, власниками, власниках",
    alive=True,
)
KIND = noun("вид, виду, виду, вид, видом, виді", "види, видів, видам, види, видами, видах")
TIME = noun("раз, разу, разу, раз, разом, разі", "рази, разів, разам, рази, разами, разах")


class Ukrainian(Slavic):
    """How Ukrainian sentences are built."""

    player = noun(
        "гравець, гравця, гравцеві, гравця, гравцем, гравцеві",
        "гравці, гравців, гравцям, гравців, гравцями, гравцях",
        alive=True,
    )
    each = adjective(
        "кожен, кожного, кожному, кожен, кожним, кожному",
        "кожна, кожної, кожній, кожну, кожною, кожній",
        "кожне, кожного, кожному, кожне, кожним, кожному",
        "кожні, кожних, кожним, кожні, кожними, кожних",
    )
    other = adjective(
        "інший, іншого, іншому, інший, іншим, іншому",
        "інша, іншої, іншій, іншу, іншою, іншій",
        "інше, іншого, іншому, інше, іншим, іншому",
        "інші, інших, іншим, інші, іншими, інших",
    )
    this = adjective(
        "цей, цього, цьому, цей, цим, цьому",
        "ця, цієї, цій, цю, цією, цій",
        "це, цього, цьому, це, цим, цьому",
        "ці, цих, цим, ці, цими, цих",
    )
    your = adjective(
        "ваш, вашого, вашому, ваш, вашим, вашому",
        "ваша, вашої, вашій, вашу, вашою, вашій",
        "ваше, вашого, вашому, ваше, вашим, вашому",
        "ваші, ваших, вашим, ваші, вашими, ваших",
    )
    own = adjective(
        "свій, свого, своєму, свій, своїм, своєму",
        "своя, своєї, своїй, свою, своєю, своїй",
        "своє, свого, своєму, своє, своїм, своєму",
        "свої, своїх, своїм, свої, своїми, своїх",
    )
    any = adjective(
        "будь-який, будь-якого, будь-якому, будь-якого, будь-яким, будь-якому",
        "будь-яка, будь-якої, будь-якій, будь-яку, будь-якою, будь-якій",
        "будь-яке, будь-якого, будь-якому, будь-яке, будь-яким, будь-якому",
        "будь-які, будь-яких, будь-яким, будь-які, будь-якими, будь-яких",
    )
    all = adjective("весь", "вся", "все", "всі, всіх, всім, всі, всіма, всіх")
    by_chance = done("випадков")
    upper = adjective(
        "верхній, верхнього, верхньому, верхній, верхнім, верхньому",
        "верхня, верхньої, верхній, верхню, верхньою, верхній",
        "верхнє, верхнього, верхньому, верхнє, верхнім, верхньому",
        "верхні, верхніх, верхнім, верхні, верхніми, верхніх",
    )
    it = adjective(
        "він, його, йому, його, ним, ньому",
        "вона, її, їй, її, нею, ній",
        "воно, його, йому, його, ним, ньому",
        "вони, їх, їм, їх, ними, них",
    )
    you = ("ви", "вас", "вам", "вас", "вами", "вас")
    and_they = " — він"
    and_each = " — кожен із них"
    and_also = ", а також"
    and_ = "та"
    or_ = "або"
    where = "де"
    as_many = "стільки"
    to_value = ("до", Case.GEN)
    two_to_four = {2: "двох", 3: "трьох", 4: "чотирьох"}  # noqa: RUF012

    def all_of(self, parts: list[str]) -> str:
        """*і* after a consonant, *та* after a vowel."""
        return listed(parts, "та" if len(parts) < 2 or parts[-2][-1] in VOWELS else "і")

    def few(self, noun: Noun) -> str:
        return noun.form(Case.NOM, many=True)

    def few_agree(self, adjective: Adjective, noun: Noun) -> str:
        return adjective.agree(noun, Case.NOM, many=True)

    def before(self, preposition: str, word: str) -> str:
        if preposition == "з":
            return "зі" if word.startswith(("св", "ск")) else "із" if word[0] in "сзшщцчж" else "з"
        if preposition == "у":
            return "в" if word[0] in VOWELS else "у"
        return preposition

    def has(self, who: str) -> str:
        """*у вас*, *у цього гравця*."""
        owner = self.who(self.named(who), Case.GEN)
        return f"{self.before('у', owner)} {owner}"

    def attacked(self, whom: str) -> str:
        return f"атака на {whom}"

    def happens_to(self, when: modifiers.When, yours: str, theirs: str) -> str:
        """*ви отримуєте карту*, *інший гравець отримує карту*."""
        if when.of in ("you", "this"):
            return f"ви {yours}"
        return f"{'інший' if when.of == 'others' else 'будь-який'} гравець {theirs}"

    def otherwise(self, missing: Referent, text: str) -> str:
        return f"якщо вибрати {'нікого' if missing.sort is Sort.PLAYER else 'нічого'}, {text}"


def _sentence(text: str) -> Clause:
    return Clause(None, None, text)


# -- числа


@phrase(verbs.Transfer)
def _transfer(t: Ukrainian, step: verbs.Transfer) -> Clause:
    words = t.book.look("counters", step.what)
    if step.to == "you":
        doer = t.doer("you")
        giver = t.mention(step.giver, Case.GEN)
        return Clause(doer, words.take, f"{t.amount(step.amount, words.unit)} {t.before('у', giver)} {giver}")
    doer = t.doer(step.giver)
    return Clause(doer, words.give, f"{t.amount(step.amount, words.unit)} {t.mention(step.to, Case.DAT)}")


@phrase(verbs.Double)
def _double(t: Ukrainian, step: verbs.Double) -> Clause:
    doer = t.doer(step.who)
    value = t.book.values.get(step.what)
    if value is not None:
        return Clause(doer, t.verb("double"), t.whose(doer, value, Case.ACC))
    unit = t.book.look("counters", step.what).unit
    return Clause(doer, t.verb("double"), f"кількість {t.whose(doer, unit, Case.GEN, many=True)}")


@phrase(verbs.Roll)
def _roll(t: Ukrainian, step: verbs.Roll) -> Clause:
    t.knows(step.name, Sort.NUMBER)
    return Clause(t.doer("you"), t.verb("roll"), "кубик" if step.sides == 6 else f"{step.sides}-гранний кубик")


@phrase(verbs.SetTo)
def _set_to(t: Ukrainian, step: verbs.SetTo) -> Clause:
    doer = t.doer(step.who)
    unit = t.book.look("counters", step.what).unit
    number = f"кількість {t.whose(doer, unit, Case.GEN, many=True)} рівною {t.quantity(step.amount).value}"
    return Clause(doer, t.verb("set_to"), number)


# -- карти


@phrase(verbs.TakeTokens)
def _take_tokens(t: Ukrainian, step: verbs.TakeTokens) -> Clause:
    tokens = t.amount(step.amount, t.book.look("marks", step.what))
    return Clause(t.doer("you"), t.verb("take_tokens"), f"{tokens} з {t.mention(step.cards, Case.GEN)}")


@phrase(decks.Arrange)
def _arrange(t: Ukrainian, step: decks.Arrange) -> Clause:
    doer = t.doer(step.by)
    cards = t.mention(step.cards)
    zone = t.zone(step.to, step.whose, "under" if step.under else "into")
    return Clause(doer, t.verb("arrange"), f"{cards} {zone} у будь-якому порядку")


# -- захист


@phrase(attack.Avoid)
def _avoid(t: Ukrainian, step: attack.Avoid) -> Clause:
    return Clause(t.doer("you"), t.verb("avoid"), "атаки")


@phrase(attack.SendBack)
def _send_back(t: Ukrainian, step: attack.SendBack) -> Clause:
    return Clause(t.doer("you"), t.verb("send_back"), "її ефект нападникові")


# -- перебіг


@phrase(flow.May)
def _may(t: Ukrainian, step: flow.May) -> Clause:
    doer = t.named(step.by)
    own, others = t.led_by(doer, t.clauses(step.steps))
    can = {Sort.YOU: "можете", Sort.TOGETHER: "можуть"}.get(doer.sort, "може")
    who = t.who(doer)
    then = "; ".join(t.sentences(others, capitals=False))
    if not own:
        return _sentence(f"{who} {can} зробити так: {then}")
    text = f"{who} {can} {t.predicate(own, infinitive=True)}"
    if not then:
        return _sentence(text)
    do = {Sort.YOU: "ви це зробите", Sort.TOGETHER: "вони це зроблять"}.get(doer.sort, "він це зробить")
    return _sentence(f"{text}. Якщо {do}, {then}")


@phrase(flow.OneOf)
def _one_of(t: Ukrainian, step: flow.OneOf) -> Clause:
    doer = t.doer(step.by)
    branches = [t.branch(doer, branch, ", потім ") for branch in step.branches]
    return Clause(doer, t.verb("choose"), f"одне: {'; або '.join(branches)}", alone=True)


@phrase(flow.If)
def _if(t: Ukrainian, step: flow.If) -> Clause:
    text = f"якщо {t.condition(step.condition)}, {t.text(step.then, separator='; ')}"
    if step.otherwise:
        text += f". Інакше {t.text(step.otherwise, separator='; ')}"
    return _sentence(text)


@phrase(flow.Repeat)
def _repeat(t: Ukrainian, step: flow.Repeat) -> Clause | list[Clause]:
    if step.times == 1:
        return t.clauses(step.steps)
    return _sentence(f"{t.amount(step.times, TIME)}: {t.text(step.steps, separator='; ')}")


@phrase(flow.While)
def _while(t: Ukrainian, step: flow.While) -> Clause:
    return _sentence(f"доки {t.condition(step.condition)}, {t.text(step.steps, separator='; ')}")


@phrase(flow.OneByOne)
def _one_by_one(t: Ukrainian, step: flow.OneByOne) -> Clause:
    described = t.described(step.pick)
    noun = described.noun
    if step.most:
        number = t.full(f"не більш ніж {t.counted(step.most, noun, Case.GEN)}", described, "inside")
    elif step.may_stop:
        number = t.full(f"будь-якої кількості {noun.form(Case.GEN, many=True)}", described, "inside")
    else:
        number = t.full(f"{t.each.agree(noun, Case.GEN)} {noun.form(Case.GEN)}", described, "inside")
    if step.must is not None:
        needed = t.described(step.must)
        number += f" (зокрема для {t.full(t.all_the(needed.noun, Case.GEN), needed, 'inside')})"
    t.last_cards = t.knows(step.name, Sort.CARDS, noun)
    return _sentence(f"по черзі для {number}: {t.text(step.steps, separator='; ')}")


@phrase(turns.GiveTurn)
def _give_turn(t: Ukrainian, step: turns.GiveTurn) -> Clause:
    return _sentence(f"хід переходить до {t.mention(step.to, Case.GEN)}")


@phrase(turns.ThisTurn)
def _this_turn(t: Ukrainian, step: turns.ThisTurn) -> Clause:
    player = t.doer(step.who)
    if isinstance(step.effect, modifiers.When) and step.times == 1:
        return _sentence(f"наступного разу цього ходу, коли {_answering(t, step.effect)}")
    times = f" (лише {t.counted(step.times, TIME)})" if step.times else ""
    whom = "" if player.sort is Sort.YOU else f"для {t.who(player, Case.GEN)}: "
    return _sentence(f"до кінця ходу {whom}{t.modifier(step.effect)}{times}")


# -- вибір


@phrase(picks.CardIn)
def _card_in(t: Ukrainian, pick: picks.CardIn) -> Described:
    return Described(*_card(t, pick), pick.zones, pick.whose)


@phrase(picks.Among)
def _among(t: Ukrainian, pick: picks.Among) -> Described:
    """Cards that were not mentioned yet are described here and now."""
    words, attributes = _card(t, pick)
    cards = t.named(pick.cards)
    if cards.pending and isinstance(cards.let, flow.Every):
        described = t.described(cards.let.pick)
        words = words if pick.kind or pick.tag else described.noun
        return Described(words, joined(attributes, described.attributes), described.zones, described.whose)
    return Described(words, joined(attributes, f"серед {t.amid(pick.cards)}"))


def _card(t: Ukrainian, pick: picks.CardIn | picks.Among) -> tuple[Noun, str]:
    words: Noun = t.book.look("kinds", pick.kind or "card")
    if pick.tag:
        words = words.with_tail(t.book.look("tags", pick.tag))
    told = []
    if pick.named:
        told.append(f"«{t.title(pick.named)}»")
    if pick.other_kind:
        told.append(f"(крім {t.book.look('kinds', pick.other_kind).form(Case.GEN, many=True)})")
    if pick.cost_at_most is not None:
        told.append(
            f"{t.book.look('values', 'cost').form(Case.INS)} не більше ніж {t.quantity(pick.cost_at_most).value}"
        )
    if pick.cost_at_least is not None:
        told.append(
            f"{t.book.look('values', 'cost').form(Case.INS)} не менше ніж {t.quantity(pick.cost_at_least).value}"
        )
    if pick.most:
        told.append(f"з найбільшою {t.book.look('values', pick.most).form(Case.INS)}")
    if pick.least:
        told.append(f"з найменшою {t.book.look('values', pick.least).form(Case.INS)}")
    if pick.other_than:
        told.append(f"(крім {t.mention(pick.other_than, Case.GEN)})")
    if pick.where is not None:
        t.last_cards = t.knows("it", Sort.CARDS, words)
        told.append(f", якщо {t.condition(pick.where)}")
    return words, joined(*told)


@phrase(flow.ChoiceOf)
def _choice_of(t: Ukrainian, pick: flow.ChoiceOf) -> Described:
    chosen = t.named(pick.name).noun or t.book.kinds["card"]
    return Described(agreed(done("вибран"), chosen), t.mention(pick.who, Case.GEN))


@phrase(picks.Player)
def _player(t: Ukrainian, pick: picks.Player) -> Described:
    words = agreed(t.other, t.player) if pick.among == "others" else t.any_player()
    told = []
    if pick.among not in ("others", "all"):
        told.append(f"серед {t.mention(pick.among, Case.GEN)}")
    if pick.has:
        told.append(f", у якого є {t.unit(pick.has).form(many=True)}")
    if pick.room:
        told.append(f", який може мати більше {t.unit(pick.room).form(Case.GEN, many=True)}")
    if pick.most:
        told.append(f"з найбільшою кількістю {t.unit(pick.most).form(Case.GEN, many=True)}")
    if pick.fewest:
        told.append(f"з найменшою кількістю {t.unit(pick.fewest).form(Case.GEN, many=True)}")
    if pick.other_than:
        gone = t.named(pick.other_than)
        did = f"тих, хто {t.book.look('aftermaths', gone.aftermath).did}" if gone.aftermath else ""
        told.append(f"(крім {did or t.mention(pick.other_than, Case.GEN)})")
    them = t.knows("them", Sort.PLAYER)
    if pick.where is not None:
        told.append(f", {'для яких' if t.many else 'для якого'} {t.condition(pick.where)}")
    if pick.holding is not None:
        subject, t.subject = t.subject, them
        described = t.described(pick.holding)
        held = t.full(t.some(described.noun, pick.holding_count, False, Case.NOM), described, "inside")
        t.subject = subject
        told.append(f", у якого є {held}")
    return Described(words, joined(*told))


@phrase(picks.Neighbour)
def _neighbour(t: Ukrainian, pick: picks.Neighbour) -> Described:
    side = "ліворуч" if pick.side == "left" else "праворуч"
    return Described(t.player, f"{side} від {t.mention(pick.of, Case.GEN)}")


@phrase(picks.OwnerOf)
def _owner_of(t: Ukrainian, pick: picks.OwnerOf) -> Described:
    pointed_at = t.named(pick.card) is t.last_cards
    card = t.mention(pick.card, Case.GEN)
    return Described(OWNER.with_head(card)) if pointed_at else Described(OWNER, card)


@phrase(picks.Number)
def _number(t: Ukrainian, pick: picks.Number) -> Described:
    return Described(NUMBER, f"від {of_value(t, pick.least)} до {of_value(t, pick.most)}")


# -- кількості


@phrase(amounts.Per)
def _per(t: Ukrainian, amount: amounts.Per) -> Quantity:
    unit, owner = t.unit(amount.of), t.named(amount.who)
    belonging = t.belonging(owner) if t.subject is not None else None
    each = t.for_each(amount.every, unit, belonging)
    if t.subject is not None and belonging is None:
        each += f" {t.who(owner, Case.GEN)}"
    named = t.book.values.get(amount.of)
    subject, t.subject = t.subject, None
    forms = [
        t.whose(owner, named, case) if named else f"{word} {t.whose(owner, unit, Case.GEN, many=True)}"
        for case, word in ((Case.NOM, "кількість"), (Case.GEN, "кількості"))
    ]
    t.subject = subject
    if amount.every != 1:
        forms = [f"{form}, поділена на {amount.every} із заокругленням униз" for form in forms]
    if amount.times != 1:
        forms = [f"{amount.times} × {forms[0]}"] * 2
    return Quantity(amount.times, each, value=forms[0], of_value=forms[1])


@phrase(amounts.HowMany)
def _how_many(t: Ukrainian, amount: amounts.HowMany) -> Quantity:
    counted = t.named(amount.name)
    if counted.aftermath:
        return Quantity(amount.times, f"за кожного гравця, який {t.book.look('aftermaths', counted.aftermath).did}")
    many = t.after(counted, Case.GEN, many=True)
    value, of_value = f"кількість {many}", f"кількості {many}"
    if amount.times != 1:
        value = of_value = f"{amount.times} × {value}"
    return Quantity(amount.times, t.each_such(counted), value=value, of_value=of_value)


@phrase(picks.Counted)
def _counted(t: Ukrainian, amount: picks.Counted) -> Quantity:
    described = t.described(amount.pick)
    many = t.full(described.noun.form(Case.GEN, many=True), described, "inside")
    each = t.full(t.for_each(1, described.noun), described, "inside")
    return Quantity(amount.times, each, value=f"кількість {many}", of_value=f"кількості {many}")


@phrase(amounts.TheNumber)
def _the_number(t: Ukrainian, amount: amounts.TheNumber) -> Quantity:
    number = t.named(amount.name)
    if number.amount is not None:
        return t.quantity(number.amount)
    if number.let is None:
        return Quantity(as_many="скільки випало", value="число на кубику", of_value="числа на кубику")
    return Quantity(as_many="скільки вибрано", value="вибране число", of_value="вибраного числа")


@phrase(amounts.Highest)
def _highest(t: Ukrainian, amount: amounts.Highest) -> Quantity:
    value = agreed(done("найбільш"), t.book.look("values", amount.what))
    cards = f"серед {t.mention(amount.cards, Case.GEN)}"
    return Quantity(value=f"{value.form()} {cards}", of_value=f"{value.form(Case.GEN)} {cards}")


@phrase(amounts.Tokens)
def _tokens(t: Ukrainian, amount: amounts.Tokens) -> Quantity:
    token: Noun = t.book.look("marks", amount.what)
    card = f"на {t.mention(amount.card, Case.LOC)}"
    many = f"{token.form(Case.GEN, many=True)} {card}"
    each = f"{t.for_each(1, token)} {card}"
    return Quantity(1, each, value=f"кількість {many}", of_value=f"кількості {many}")


@phrase(turns.TimesThisTurn)
def _times_this_turn(t: Ukrainian, amount: turns.TimesThisTurn) -> Quantity:
    words, done = deed(t, amount)
    many = f"{words.form(Case.GEN, many=True)}, {done.agree(words, Case.GEN, many=True)} цього ходу"
    each = f"{t.for_each(1, words)}, {done.agree(words, Case.ACC)} цього ходу"
    return Quantity(1, each, value=f"кількість {many}", of_value=f"кількості {many}")


@phrase(turns.KindsThisTurn)
def _kinds_this_turn(t: Ukrainian, amount: turns.KindsThisTurn) -> Quantity:
    cards = agreed(t.book.look("deeds", amount.event).done, t.book.kinds["card"]).form(Case.GEN, many=True)
    many = f"{KIND.form(Case.GEN, many=True)} {cards} цього ходу"
    each = f"{t.for_each(1, KIND)} {cards} цього ходу"
    return Quantity(1, each, value=f"кількість {many}", of_value=f"кількості {many}")


@phrase(amounts.Sum)
def _sum(t: Ukrainian, amount: amounts.Sum) -> Quantity:
    parts = [t.quantity(part) for part in amount.of]
    value = " плюс ".join(part.value for part in parts)
    if any(part.number is None for part in parts):
        return Quantity(value=value)
    more = [joined(f"і ще {part.number}", part.each) for part in parts[1:]]
    return Quantity(parts[0].number, joined(parts[0].each, *more), value=value)


@phrase(amounts.Less)
def _less(t: Ukrainian, amount: amounts.Less) -> Quantity:
    return Quantity(value=f"{t.quantity(amount.amount).value} мінус {t.quantity(amount.by).value}")


@phrase(amounts.Half)
def _half(t: Ukrainian, amount: amounts.Half) -> Quantity:
    rounded = f"із заокругленням {'угору' if amount.up else 'вниз'}"
    return Quantity(
        value=f"половина {of_value(t, amount.of)} {rounded}", of_value=f"половини {of_value(t, amount.of)} {rounded}"
    )


@phrase(amounts.Lower)
def _lower(t: Ukrainian, amount: amounts.Lower) -> Quantity:
    pair = f"зі значень: {t.quantity(amount.one).value} чи {t.quantity(amount.other).value}"
    return Quantity(value=f"менше {pair}", of_value=f"меншого {pair}")


@phrase(amounts.Ranked)
def _ranked(t: Ukrainian, amount: amounts.Ranked) -> Quantity:
    inner = t.quantity(amount.amount)
    best = f"{'найменше' if amount.fewest else 'найбільше'} {t.unit(amount.by).form(Case.GEN, many=True)}"
    whom = f"гравцеві, у якого {best}"
    each = " ".join(filter(None, (inner.each, f"{whom} (за рівності — кожному з них)")))
    return Quantity(inner.number, each, value=f"{inner.value} {whom}")


@phrase(conditions.Provided)
def _provided(t: Ukrainian, amount: conditions.Provided) -> Quantity:
    inner = t.quantity(amount.amount)
    condition = f", якщо {t.condition(amount.condition)}"
    return Quantity(inner.number, f"{inner.each}{condition}", inner.as_many, f"{inner.value}{condition}")


# -- умови


@phrase(conditions.AtLeast)
def _at_least(t: Ukrainian, condition: conditions.AtLeast, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of), Case.NOM)
    return f"{t.has(condition.who)} {'щонайменше' if holds else 'менше ніж'} {number}"


@phrase(conditions.AtMost)
def _at_most(t: Ukrainian, condition: conditions.AtMost, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of), Case.NOM)
    return f"{t.has(condition.who)} {'не більше ніж' if holds else 'більше ніж'} {number}"


@phrase(conditions.Reaches)
def _reaches(t: Ukrainian, condition: conditions.Reaches, holds: bool) -> str:
    counted = t.worked_out(condition.amount)
    if isinstance(counted, picks.Counted) and counted.times == 1 and isinstance(condition.goal, int):
        described = t.described(counted.pick)
        if condition.goal == 1:
            thing = f"є {described.noun.form()}" if holds else f"немає {described.noun.form(Case.GEN)}"
            return t.full(thing, described, "inside")
        number = f"є {'щонайменше' if holds else 'менше ніж'} {t.counted(condition.goal, described.noun)}"
        return t.full(number, described, "inside")
    if isinstance(counted, turns.TimesThisTurn) and isinstance(condition.goal, int):
        return _happened(t, counted, condition.goal, holds)
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} — {'щонайменше' if holds else 'менше ніж'} {goal}"


def _happened(t: Ukrainian, times: turns.TimesThisTurn, goal: int, holds: bool) -> str:
    """*цього ходу зіграно карту*, *цього ходу зіграно менше ніж 2 карти*."""
    words, done = deed(t, times)
    was = done.n[0][:-1] + "о"
    if goal == 1:
        none = "жодної" if words.gender == "f" else "жодного"
        return f"цього ходу {f'{was} {words.form(Case.ACC)}' if holds else f'не {was} {none} {words.form(Case.GEN)}'}"
    return f"цього ходу {was} {'щонайменше' if holds else 'менше ніж'} {t.counted(goal, words, Case.ACC)}"


@phrase(conditions.Exactly)
def _exactly(t: Ukrainian, condition: conditions.Exactly, holds: bool) -> str:
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} — {'рівно' if holds else 'не'} {goal}"


@phrase(conditions.Chosen)
def _chosen(t: Ukrainian, condition: conditions.Chosen, holds: bool) -> str:
    chosen = t.named(condition.name)
    if chosen.aftermath:
        told: Aftermath = t.book.look("aftermaths", chosen.aftermath)
        return f"хтось {told.did}" if holds else f"ніхто не {told.did_not}"
    if chosen.sort is Sort.NUMBER:
        return "це зроблено" if holds else "цього не зроблено"
    if chosen.sort is Sort.PLAYER:
        return "когось вибрано" if holds else "нікого не вибрано"
    if chosen.noun is not None and chosen.done is not None and chosen.done.done is not None:
        was = chosen.done.done.n[0][:-1] + "о"
        return f"{chosen.noun.form(Case.ACC)} {was if holds else f'не {was}'}"
    return "щось вибрано" if holds else "нічого не вибрано"


@phrase(conditions.LiesIn)
def _lies_in(t: Ukrainian, condition: conditions.LiesIn, holds: bool) -> str:
    card = t.mention(condition.card, Case.NOM)
    places: list[Place] = [t.book.look("zones", zone) for zone in condition.zones]
    zones = []
    for place in places:
        preposition, case = place.inside
        pile = place.noun.form(case)
        zones.append(f"{t.before(preposition, pile)} {pile}")
    return f"{card} {'' if holds else 'не '}лежить {t.any_of(zones)}"


@phrase(conditions.Same)
def _same(t: Ukrainian, condition: conditions.Same, holds: bool) -> str:
    one, other = t.mention(condition.one, Case.NOM), t.mention(condition.other, Case.NOM)
    return f"{one} — це {'' if holds else 'не '}{other}"


@phrase(conditions.Belongs)
def _belongs(t: Ukrainian, condition: conditions.Belongs, holds: bool) -> str:
    one = t.mention(condition.one, Case.NOM)
    return f"{one} {'' if holds else 'не '}серед {t.mention(condition.to, Case.GEN)}"


@phrase(turns.TurnOf)
def _turn_of(t: Ukrainian, condition: turns.TurnOf, holds: bool) -> str:
    player, no = t.named(condition.who), "" if holds else "не "
    if player.sort is Sort.OTHERS:
        return f"зараз {no}хід іншого гравця"
    return f"зараз {no}ваш хід" if player.sort is Sort.YOU else f"зараз {no}хід {t.who(player, Case.GEN)}"


@phrase(conditions.Is)
def _is(t: Ukrainian, condition: conditions.Is, holds: bool) -> str:
    words: Noun = t.book.look("kinds", condition.kind or "card")
    if condition.tag:
        words = words.with_tail(t.book.look("tags", condition.tag))
    no = "" if holds else "не "
    if t.named(condition.card) is t.last_cards:
        return f"це {no}{words.form()}"
    return f"{t.mention(condition.card, Case.NOM)} — {no}{words.form()}"


# -- зміни чисел


@phrase(modifiers.Adds)
def _adds(t: Ukrainian, modifier: modifiers.Adds) -> str:
    bonus = t.bonus(t.quantity(modifier.amount), t.book.look("values", modifier.to))
    least = f" (але не менше ніж {modifier.least})" if modifier.least else ""
    return bonus + _against(t, modifier.against) + least


@phrase(modifiers.Multiplies)
def _multiplies(t: Ukrainian, modifier: modifiers.Multiplies) -> str:
    value: Noun = t.book.look("values", modifier.what)
    told = {
        0: f"запобігайте {value.form(Case.DAT)}",
        2: f"подвоюйте {value.form(Case.ACC)}",
        3: f"потроюйте {value.form(Case.ACC)}",
    }.get(modifier.factor, f"{value.form()} × {modifier.factor}")
    return told + _against(t, modifier.against)


@phrase(modifiers.Limits)
def _limits(t: Ukrainian, modifier: modifiers.Limits) -> str:
    value: Noun = t.book.look("values", modifier.what)
    return f"{value.form()} — не більше ніж {t.quantity(modifier.most).value}{_against(t, modifier.against)}"


def _against(t: Ukrainian, kind: str) -> str:
    return f" проти {t.book.look('kinds', kind).form(Case.GEN, many=True)}" if kind else ""


@phrase(modifiers.When)
def _when(t: Ukrainian, ability: modifiers.When) -> str:
    often = "раз на хід" if ability.limit == 1 else f"не частіше ніж {t.counted(ability.limit, TIME)} за хід"
    limit = f" ({often})" if ability.limit else ""
    return f"коли {_answering(t, ability)}{limit}"


def _answering(t: Ukrainian, ability: modifiers.When) -> str:
    """What happens and what follows."""
    happening = t.book.look("happenings", ability.event)(t, ability)
    t.knows("who", Sort.YOU if ability.of == "you" else Sort.PLAYER)
    if ability.of != "this":
        t.last_cards = t.knows("about", Sort.CARDS, t.book.look("kinds", ability.against or "card"))
    else:
        t.last_cards = t.names["about"] = t.names["this"]
    condition = f", якщо {t.condition(ability.condition)}" if ability.condition is not None else ""
    return f"{happening}{condition}, {'натомість ' if ability.instead else ''}{t.text(ability.steps)}"


def _of_card(t: Ukrainian, when: modifiers.When, yours: str, theirs: str) -> str:
    """*ви знищуєте карту*, *ви знищуєте цю карту*."""
    card: Noun = t.book.look("kinds", when.against or "card")
    thing = f"{t.this.agree(card, Case.ACC)} {card.form(Case.ACC)}" if when.of == "this" else card.form(Case.ACC)
    return t.happens_to(when, f"{yours} {thing}", f"{theirs} {thing}")
