"""Русские фразы общего словаря. Russian phrases of the general vocabulary."""

from __future__ import annotations

from deckwright.effects import amounts, attack, conditions, decks, flow, modifiers, picks, turns, verbs
from deckwright.text import slavic_phrases
from deckwright.text.grammar import Adjective, Case, Noun, Place, Verb, adjective, agreed, noun
from deckwright.text.phrasebook import Aftermath, Phrasebook
from deckwright.text.slavic import VOWELS, Slavic, participle
from deckwright.text.slavic_phrases import deed, of_value
from deckwright.text.telling import Clause, Described, Quantity, Referent, Sort, joined

BOOK = Phrasebook("ru", slavic_phrases.BOOK)
phrase = BOOK.phrase


def done(stem: str) -> Adjective:
    """A participle: *сброшенн* gives *сброшенный, сброшенная, сброшенное, сброшенные*."""
    return participle(stem, "ый ого ому ый ым ом; ая ой ой ую ой ой; ое ого ому ое ым ом; ые ых ым ые ыми ых")


def verb(command: str, third: str, infinitive: str, together: str, participle: str = "") -> Verb:
    return Verb(command, third, infinitive, together, done(participle) if participle else None)


def pile(one: str, many: str, gender: str, *, out: str = "из", into: str = "поверх") -> Place:
    """A pile of cards: taken *из* it, put *поверх* or *под* it."""
    into_case = Case.GEN if into == "поверх" else Case.ACC
    return Place(noun(one, many, gender), (out, Case.GEN), (into, into_case), ("под", Case.ACC), ("в", Case.LOC))


GAIN = verb("получите", "получает", "получить", "получают", "полученн")
LOSE = verb("потеряйте", "теряет", "потерять", "теряют", "потерянн")
PAY = verb("заплатите", "платит", "заплатить", "платят", "заплаченн")
GIVE = verb("отдайте", "отдаёт", "отдать", "отдают", "отданн")
TAKE = verb("заберите", "забирает", "забрать", "забирают", "забранн")

BOOK.verbs |= {
    "acquire": GAIN,
    "arrange": verb("положите", "кладёт", "положить", "кладут", "положенн"),
    "attack": verb("атакуйте", "атакует", "атаковать", "атакуют", "атакованн"),
    "avoid": verb("избегите", "избегает", "избежать", "избегают"),
    "boost": GAIN,
    "choose": verb("выберите", "выбирает", "выбрать", "выбирают", "выбранн"),
    "damage": GAIN,
    "destroy": verb("уничтожьте", "уничтожает", "уничтожить", "уничтожают", "уничтоженн"),
    "discard": verb("сбросьте", "сбрасывает", "сбросить", "сбрасывают", "сброшенн"),
    "double": verb("удвойте", "удваивает", "удвоить", "удваивают", "удвоенн"),
    "draw": verb("возьмите", "берёт", "взять", "берут", "взят"),
    "heal": verb("восстановите", "восстанавливает", "восстановить", "восстанавливают", "восстановленн"),
    "hit": verb("нанесите", "наносит", "нанести", "наносят", "нанесённ"),
    "look": verb("посмотрите", "смотрит", "посмотреть", "смотрят", "просмотренн"),
    "move": verb("положите", "кладёт", "положить", "кладут", "положенн"),
    "put_tokens": verb("положите", "кладёт", "положить", "кладут", "положенн"),
    "reveal": verb("откройте", "открывает", "открыть", "открывают", "открыт"),
    "roll": verb("бросьте", "бросает", "бросить", "бросают", "брошенн"),
    "secretly": verb("тайно выберите", "тайно выбирает", "тайно выбрать", "тайно выбирают", "выбранн"),
    "send_back": verb("верните", "возвращает", "вернуть", "возвращают", "возвращённ"),
    "set_to": verb("сделайте", "делает", "сделать", "делают", "сделанн"),
    "shuffle": verb("перемешайте", "перемешивает", "перемешать", "перемешивают", "перемешанн"),
    "take_tokens": verb("уберите", "убирает", "убрать", "убирают", "убранн"),
}
BOOK.kinds["card"] = noun(
    "карта, карты, карте, карту, картой, карте", "карты, карт, картам, карты, картами, картах", "f"
)
BOOK.units["damage"] = noun("урон, урона, урону, урон, уроном, уроне", "урон, урона, урону, урон, уроном, уроне")
BOOK.values |= {
    "damage_taken": agreed(done("получаем"), BOOK.units["damage"]),
    "damage_dealt": agreed(done("наносим"), BOOK.units["damage"]),
    "attack_damage": BOOK.units["damage"].with_tail("от атак"),
    "healing": noun("лечение, лечения, лечению, лечение, лечением, лечении", "лечение", "n"),
}
BOOK.roles["attacker"] = noun(
    "нападающий, нападающего, нападающему, нападающего, нападающим, нападающем",
    "нападающие, нападающих, нападающим, нападающих, нападающими, нападающих",
    alive=True,
)
BOOK.deeds |= {"gained": BOOK.verbs["acquire"], "destroyed": BOOK.verbs["destroy"]}
BOOK.aftermaths |= {
    "hurt": Aftermath("получил урон", "получил урона"),
    "fallen": Aftermath("пал", "пал"),
    "avoided": Aftermath("избежал атаки", "избежал атаки"),
    "sent_back": Aftermath("вернул атаку", "вернул атаку"),
}
BOOK.happenings |= {
    "gained": lambda t, when: _of_card(t, when, "получаете", "получает"),
    "destroyed": lambda t, when: _of_card(t, when, "уничтожаете", "уничтожает"),
    "damaged": lambda t, when: t.happens_to(when, "получаете урон", "получает урон"),
    "healed": lambda t, when: t.happens_to(when, "лечитесь", "лечится"),
    "leaves-play": lambda t, when: f"{'эта карта' if when.of == 'this' else 'карта'} покидает игру",
}
NUMBER = noun("число, числа, числу, число, числом, числе", "числа, чисел, числам, числа, числами, числах", "n")
OWNER = noun(
    "владелец, владельца, владельцу, владельца, владельцем, владельце",
    "владельцы, владельцев, владельцам, владельцев, владельцами, владельцах",
    alive=True,
)
KIND = noun("вид, вида, виду, вид, видом, виде", "виды, видов, видам, виды, видами, видах")
TIME = noun("раз, раза, разу, раз, разом, разе", "разы, раз, разам, разы, разами, разах")


class Russian(Slavic):
    """How Russian sentences are built."""

    player = noun(
        "игрок, игрока, игроку, игрока, игроком, игроке",
        "игроки, игроков, игрокам, игроков, игроками, игроках",
        alive=True,
    )
    each = adjective(
        "каждый, каждого, каждому, каждый, каждым, каждом",
        "каждая, каждой, каждой, каждую, каждой, каждой",
        "каждое, каждого, каждому, каждое, каждым, каждом",
        "каждые, каждых, каждым, каждые, каждыми, каждых",
    )
    other = adjective(
        "другой, другого, другому, другой, другим, другом",
        "другая, другой, другой, другую, другой, другой",
        "другое, другого, другому, другое, другим, другом",
        "другие, других, другим, другие, другими, других",
    )
    this = adjective(
        "этот, этого, этому, этот, этим, этом",
        "эта, этой, этой, эту, этой, этой",
        "это, этого, этому, это, этим, этом",
        "эти, этих, этим, эти, этими, этих",
    )
    your = adjective(
        "ваш, вашего, вашему, ваш, вашим, вашем",
        "ваша, вашей, вашей, вашу, вашей, вашей",
        "ваше, вашего, вашему, ваше, вашим, вашем",
        "ваши, ваших, вашим, ваши, вашими, ваших",
    )
    own = adjective(
        "свой, своего, своему, свой, своим, своём",
        "своя, своей, своей, свою, своей, своей",
        "своё, своего, своему, своё, своим, своём",
        "свои, своих, своим, свои, своими, своих",
    )
    any = adjective(
        "любой, любого, любому, любой, любым, любом",
        "любая, любой, любой, любую, любой, любой",
        "любое, любого, любому, любое, любым, любом",
        "любые, любых, любым, любые, любыми, любых",
    )
    all = adjective("весь", "вся", "всё", "все, всех, всем, все, всеми, всех")
    by_chance = done("случайн")
    upper = adjective(
        "верхний, верхнего, верхнему, верхний, верхним, верхнем",
        "верхняя, верхней, верхней, верхнюю, верхней, верхней",
        "верхнее, верхнего, верхнему, верхнее, верхним, верхнем",
        "верхние, верхних, верхним, верхние, верхними, верхних",
    )
    it = adjective(
        "он, его, ему, его, им, нём",
        "она, её, ей, её, ей, ней",
        "оно, его, ему, его, им, нём",
        "они, их, им, их, ими, них",
    )
    you = ("вы", "вас", "вам", "вас", "вами", "вас")
    and_they = " — он"
    and_each = " — каждый из них"
    and_also = ", а также"
    and_ = "и"
    or_ = "или"
    where = "где"
    as_many = "столько"
    to_value = ("к", Case.DAT)
    two_to_four = {2: "двух", 3: "трёх", 4: "четырёх"}  # noqa: RUF012

    def few(self, noun: Noun) -> str:
        return noun.few or noun.form(Case.GEN)

    def few_agree(self, adjective: Adjective, noun: Noun) -> str:
        return adjective.agree(noun, Case.GEN, many=True)

    def before(self, preposition: str, word: str) -> str:
        doubled = {"с": ("с", "з", "вс"), "в": ("вс", "вт")}.get(preposition, ())
        follows = len(word) > 1 and word[1] not in VOWELS
        return f"{preposition}о" if follows and word.startswith(doubled) else preposition

    def has(self, who: str) -> str:
        """*у вас*, *у этого игрока*."""
        return f"у {self.who(self.named(who), Case.GEN)}"

    def attacked(self, whom: str) -> str:
        return f"атака на {whom}"

    def happens_to(self, when: modifiers.When, yours: str, theirs: str) -> str:
        """*вы получаете карту*, *другой игрок получает карту*."""
        if when.of in ("you", "this"):
            return f"вы {yours}"
        return f"{'другой' if when.of == 'others' else 'любой'} игрок {theirs}"

    def otherwise(self, missing: Referent, text: str) -> str:
        return f"если выбрать {'некого' if missing.sort is Sort.PLAYER else 'нечего'}, {text}"


def _sentence(text: str) -> Clause:
    return Clause(None, None, text)


# -- числа


@phrase(verbs.Transfer)
def _transfer(t: Russian, step: verbs.Transfer) -> Clause:
    words = t.book.look("counters", step.what)
    if step.to == "you":
        doer = t.doer("you")
        return Clause(doer, words.take, f"{t.amount(step.amount, words.unit)} у {t.mention(step.giver, Case.GEN)}")
    doer = t.doer(step.giver)
    return Clause(doer, words.give, f"{t.amount(step.amount, words.unit)} {t.mention(step.to, Case.DAT)}")


@phrase(verbs.Double)
def _double(t: Russian, step: verbs.Double) -> Clause:
    doer = t.doer(step.who)
    value = t.book.values.get(step.what)
    if value is not None:
        return Clause(doer, t.verb("double"), t.whose(doer, value, Case.ACC))
    unit = t.book.look("counters", step.what).unit
    return Clause(doer, t.verb("double"), f"количество {t.whose(doer, unit, Case.GEN, many=True)}")


@phrase(verbs.Roll)
def _roll(t: Russian, step: verbs.Roll) -> Clause:
    t.knows(step.name, Sort.NUMBER)
    return Clause(t.doer("you"), t.verb("roll"), "кубик" if step.sides == 6 else f"{step.sides}-гранный кубик")


@phrase(verbs.SetTo)
def _set_to(t: Russian, step: verbs.SetTo) -> Clause:
    doer = t.doer(step.who)
    unit = t.book.look("counters", step.what).unit
    number = f"количество {t.whose(doer, unit, Case.GEN, many=True)} равным {t.quantity(step.amount).value}"
    return Clause(doer, t.verb("set_to"), number)


# -- карты


@phrase(verbs.TakeTokens)
def _take_tokens(t: Russian, step: verbs.TakeTokens) -> Clause:
    tokens = t.amount(step.amount, t.book.look("marks", step.what))
    return Clause(t.doer("you"), t.verb("take_tokens"), f"{tokens} с {t.mention(step.cards, Case.GEN)}")


@phrase(decks.Arrange)
def _arrange(t: Russian, step: decks.Arrange) -> Clause:
    doer = t.doer(step.by)
    cards = t.mention(step.cards)
    zone = t.zone(step.to, step.whose, "under" if step.under else "into")
    return Clause(doer, t.verb("arrange"), f"{cards} {zone} в любом порядке")


# -- защита


@phrase(attack.Avoid)
def _avoid(t: Russian, step: attack.Avoid) -> Clause:
    return Clause(t.doer("you"), t.verb("avoid"), "атаки")


@phrase(attack.SendBack)
def _send_back(t: Russian, step: attack.SendBack) -> Clause:
    return Clause(t.doer("you"), t.verb("send_back"), "её эффект нападающему")


# -- ход действия


@phrase(flow.May)
def _may(t: Russian, step: flow.May) -> Clause:
    doer = t.named(step.by)
    own, others = t.led_by(doer, t.clauses(step.steps))
    can = {Sort.YOU: "можете", Sort.TOGETHER: "могут"}.get(doer.sort, "может")
    who = t.who(doer)
    then = "; ".join(t.sentences(others, capitals=False))
    if not own:
        return _sentence(f"{who} {can} сделать так: {then}")
    text = f"{who} {can} {t.predicate(own, infinitive=True)}"
    if not then:
        return _sentence(text)
    do = {Sort.YOU: "вы это сделаете", Sort.TOGETHER: "они это сделают"}.get(doer.sort, "он это сделает")
    return _sentence(f"{text}. Если {do}, {then}")


@phrase(flow.OneOf)
def _one_of(t: Russian, step: flow.OneOf) -> Clause:
    doer = t.doer(step.by)
    branches = [t.branch(doer, branch, ", затем ") for branch in step.branches]
    return Clause(doer, t.verb("choose"), f"одно: {'; или '.join(branches)}", alone=True)


@phrase(flow.If)
def _if(t: Russian, step: flow.If) -> Clause:
    text = f"если {t.condition(step.condition)}, {t.text(step.then, separator='; ')}"
    if step.otherwise:
        text += f". Иначе {t.text(step.otherwise, separator='; ')}"
    return _sentence(text)


@phrase(flow.Repeat)
def _repeat(t: Russian, step: flow.Repeat) -> Clause | list[Clause]:
    if step.times == 1:
        return t.clauses(step.steps)
    return _sentence(f"{t.amount(step.times, TIME)}: {t.text(step.steps, separator='; ')}")


@phrase(flow.While)
def _while(t: Russian, step: flow.While) -> Clause:
    return _sentence(f"пока {t.condition(step.condition)}, {t.text(step.steps, separator='; ')}")


@phrase(flow.OneByOne)
def _one_by_one(t: Russian, step: flow.OneByOne) -> Clause:
    described = t.described(step.pick)
    noun = described.noun
    if step.most:
        number = t.full(f"не более чем {t.counted(step.most, noun, Case.GEN)}", described, "inside")
    elif step.may_stop:
        number = t.full(f"любого количества {noun.form(Case.GEN, many=True)}", described, "inside")
    else:
        number = t.full(f"{t.each.agree(noun, Case.GEN)} {noun.form(Case.GEN)}", described, "inside")
    if step.must is not None:
        needed = t.described(step.must)
        number += f" (в том числе для {t.full(t.all_the(needed.noun, Case.GEN), needed, 'inside')})"
    t.last_cards = t.knows(step.name, Sort.CARDS, noun)
    return _sentence(f"по очереди для {number}: {t.text(step.steps, separator='; ')}")


@phrase(turns.GiveTurn)
def _give_turn(t: Russian, step: turns.GiveTurn) -> Clause:
    return _sentence(f"ход переходит к {t.mention(step.to, Case.DAT)}")


@phrase(turns.ThisTurn)
def _this_turn(t: Russian, step: turns.ThisTurn) -> Clause:
    player = t.doer(step.who)
    if isinstance(step.effect, modifiers.When) and step.times == 1:
        return _sentence(f"в следующий раз в этом ходу, когда {_answering(t, step.effect)}")
    times = f" (только {t.counted(step.times, TIME)})" if step.times else ""
    whom = "" if player.sort is Sort.YOU else f"для {t.who(player, Case.GEN)}: "
    return _sentence(f"до конца хода {whom}{t.modifier(step.effect)}{times}")


# -- выбор


@phrase(picks.CardIn)
def _card_in(t: Russian, pick: picks.CardIn) -> Described:
    return Described(*_card(t, pick), pick.zones, pick.whose)


@phrase(picks.Among)
def _among(t: Russian, pick: picks.Among) -> Described:
    """Cards that were not mentioned yet are described here and now."""
    words, attributes = _card(t, pick)
    cards = t.named(pick.cards)
    if cards.pending and isinstance(cards.let, flow.Every):
        described = t.described(cards.let.pick)
        words = words if pick.kind or pick.tag else described.noun
        return Described(words, joined(attributes, described.attributes), described.zones, described.whose)
    return Described(words, joined(attributes, f"среди {t.amid(pick.cards)}"))


def _card(t: Russian, pick: picks.CardIn | picks.Among) -> tuple[Noun, str]:
    words: Noun = t.book.look("kinds", pick.kind or "card")
    if pick.tag:
        words = words.with_tail(t.book.look("tags", pick.tag))
    told = []
    if pick.named:
        told.append(f"«{t.title(pick.named)}»")
    if pick.other_kind:
        told.append(f"(кроме {t.book.look('kinds', pick.other_kind).form(Case.GEN, many=True)})")
    if pick.cost_at_most is not None:
        told.append(f"{t.book.look('values', 'cost').form(Case.INS)} не больше {of_value(t, pick.cost_at_most)}")
    if pick.cost_at_least is not None:
        told.append(f"{t.book.look('values', 'cost').form(Case.INS)} не меньше {of_value(t, pick.cost_at_least)}")
    if pick.most:
        told.append(f"с наибольшей {t.book.look('values', pick.most).form(Case.INS)}")
    if pick.least:
        told.append(f"с наименьшей {t.book.look('values', pick.least).form(Case.INS)}")
    if pick.other_than:
        told.append(f"(кроме {t.mention(pick.other_than, Case.GEN)})")
    if pick.where is not None:
        t.last_cards = t.knows("it", Sort.CARDS, words)
        told.append(f", если {t.condition(pick.where)}")
    return words, joined(*told)


@phrase(flow.ChoiceOf)
def _choice_of(t: Russian, pick: flow.ChoiceOf) -> Described:
    chosen = t.named(pick.name).noun or t.book.kinds["card"]
    return Described(agreed(done("выбранн"), chosen), t.mention(pick.who, Case.GEN))


@phrase(picks.Player)
def _player(t: Russian, pick: picks.Player) -> Described:
    words = agreed(t.other, t.player) if pick.among == "others" else t.any_player()
    told = []
    if pick.among not in ("others", "all"):
        told.append(f"среди {t.mention(pick.among, Case.GEN)}")
    if pick.has:
        told.append(f", у которого есть {t.unit(pick.has).form(many=True)}")
    if pick.room:
        told.append(f", у которого может быть больше {t.unit(pick.room).form(Case.GEN, many=True)}")
    if pick.most:
        told.append(f"с наибольшим количеством {t.unit(pick.most).form(Case.GEN, many=True)}")
    if pick.fewest:
        told.append(f"с наименьшим количеством {t.unit(pick.fewest).form(Case.GEN, many=True)}")
    if pick.other_than:
        gone = t.named(pick.other_than)
        did = f"тех, кто {t.book.look('aftermaths', gone.aftermath).did}" if gone.aftermath else ""
        told.append(f"(кроме {did or t.mention(pick.other_than, Case.GEN)})")
    them = t.knows("them", Sort.PLAYER)
    if pick.where is not None:
        told.append(f", {'для которых' if t.many else 'для которого'} {t.condition(pick.where)}")
    if pick.holding is not None:
        subject, t.subject = t.subject, them
        described = t.described(pick.holding)
        held = t.full(t.some(described.noun, pick.holding_count, False, Case.NOM), described, "inside")
        t.subject = subject
        told.append(f", у которого есть {held}")
    return Described(words, joined(*told))


@phrase(picks.Neighbour)
def _neighbour(t: Russian, pick: picks.Neighbour) -> Described:
    side = "слева" if pick.side == "left" else "справа"
    return Described(t.player, f"{side} от {t.mention(pick.of, Case.GEN)}")


@phrase(picks.OwnerOf)
def _owner_of(t: Russian, pick: picks.OwnerOf) -> Described:
    pointed_at = t.named(pick.card) is t.last_cards
    card = t.mention(pick.card, Case.GEN)
    return Described(OWNER.with_head(card)) if pointed_at else Described(OWNER, card)


@phrase(picks.Number)
def _number(t: Russian, pick: picks.Number) -> Described:
    return Described(NUMBER, f"от {of_value(t, pick.least)} до {of_value(t, pick.most)}")


# -- количества


@phrase(amounts.Per)
def _per(t: Russian, amount: amounts.Per) -> Quantity:
    unit, owner = t.unit(amount.of), t.named(amount.who)
    belonging = t.belonging(owner) if t.subject is not None else None
    each = t.for_each(amount.every, unit, belonging)
    if t.subject is not None and belonging is None:
        each += f" {t.who(owner, Case.GEN)}"
    named = t.book.values.get(amount.of)
    subject, t.subject = t.subject, None
    forms = [
        t.whose(owner, named, case) if named else f"{word} {t.whose(owner, unit, Case.GEN, many=True)}"
        for case, word in ((Case.NOM, "количество"), (Case.GEN, "количества"))
    ]
    t.subject = subject
    if amount.every != 1:
        forms = [f"1/{amount.every} {forms[1]} с округлением вниз"] * 2
    if amount.times != 1:
        forms = [f"{amount.times} × {forms[0]}"] * 2
    return Quantity(amount.times, each, value=forms[0], of_value=forms[1])


@phrase(amounts.HowMany)
def _how_many(t: Russian, amount: amounts.HowMany) -> Quantity:
    counted = t.named(amount.name)
    if counted.aftermath:
        return Quantity(amount.times, f"за каждого игрока, который {t.book.look('aftermaths', counted.aftermath).did}")
    many = t.after(counted, Case.GEN, many=True)
    value, of_value = f"количество {many}", f"количества {many}"
    if amount.times != 1:
        value = of_value = f"{amount.times} × {value}"
    return Quantity(amount.times, t.each_such(counted), value=value, of_value=of_value)


@phrase(picks.Counted)
def _counted(t: Russian, amount: picks.Counted) -> Quantity:
    described = t.described(amount.pick)
    many = t.full(described.noun.form(Case.GEN, many=True), described, "inside")
    each = t.full(t.for_each(1, described.noun), described, "inside")
    return Quantity(amount.times, each, value=f"количество {many}", of_value=f"количества {many}")


@phrase(amounts.TheNumber)
def _the_number(t: Russian, amount: amounts.TheNumber) -> Quantity:
    number = t.named(amount.name)
    if number.amount is not None:
        return t.quantity(number.amount)
    if number.let is None:
        return Quantity(as_many="сколько выпало", value="выпавшее число", of_value="выпавшего числа")
    return Quantity(as_many="сколько выбрано", value="выбранное число", of_value="выбранного числа")


@phrase(amounts.Highest)
def _highest(t: Russian, amount: amounts.Highest) -> Quantity:
    value = agreed(done("наибольш"), t.book.look("values", amount.what))
    cards = f"среди {t.mention(amount.cards, Case.GEN)}"
    return Quantity(value=f"{value.form()} {cards}", of_value=f"{value.form(Case.GEN)} {cards}")


@phrase(amounts.Tokens)
def _tokens(t: Russian, amount: amounts.Tokens) -> Quantity:
    token: Noun = t.book.look("marks", amount.what)
    card = f"на {t.mention(amount.card, Case.LOC)}"
    many = f"{token.form(Case.GEN, many=True)} {card}"
    each = f"{t.for_each(1, token)} {card}"
    return Quantity(1, each, value=f"количество {many}", of_value=f"количества {many}")


@phrase(turns.TimesThisTurn)
def _times_this_turn(t: Russian, amount: turns.TimesThisTurn) -> Quantity:
    words, done = deed(t, amount)
    many = f"{words.form(Case.GEN, many=True)}, {done.agree(words, Case.GEN, many=True)} в этом ходу"
    each = f"{t.for_each(1, words)}, {done.agree(words, Case.ACC)} в этом ходу"
    return Quantity(1, each, value=f"количество {many}", of_value=f"количества {many}")


@phrase(turns.KindsThisTurn)
def _kinds_this_turn(t: Russian, amount: turns.KindsThisTurn) -> Quantity:
    cards = agreed(t.book.look("deeds", amount.event).done, t.book.kinds["card"]).form(Case.GEN, many=True)
    many = f"{KIND.form(Case.GEN, many=True)} {cards} в этом ходу"
    each = f"{t.for_each(1, KIND)} {cards} в этом ходу"
    return Quantity(1, each, value=f"количество {many}", of_value=f"количества {many}")


@phrase(amounts.Sum)
def _sum(t: Russian, amount: amounts.Sum) -> Quantity:
    parts = [t.quantity(part) for part in amount.of]
    value = " плюс ".join(part.value for part in parts)
    if any(part.number is None for part in parts):
        return Quantity(value=value)
    more = [joined(f"и ещё {part.number}", part.each) for part in parts[1:]]
    return Quantity(parts[0].number, joined(parts[0].each, *more), value=value)


@phrase(amounts.Less)
def _less(t: Russian, amount: amounts.Less) -> Quantity:
    return Quantity(value=f"{t.quantity(amount.amount).value} минус {t.quantity(amount.by).value}")


@phrase(amounts.Half)
def _half(t: Russian, amount: amounts.Half) -> Quantity:
    rounded = f"с округлением {'вверх' if amount.up else 'вниз'}"
    return Quantity(
        value=f"половина {of_value(t, amount.of)} {rounded}", of_value=f"половины {of_value(t, amount.of)} {rounded}"
    )


@phrase(amounts.Lower)
def _lower(t: Russian, amount: amounts.Lower) -> Quantity:
    pair = f"из значений: {t.quantity(amount.one).value} или {t.quantity(amount.other).value}"
    return Quantity(value=f"меньшее {pair}", of_value=f"меньшего {pair}")


@phrase(amounts.Ranked)
def _ranked(t: Russian, amount: amounts.Ranked) -> Quantity:
    inner = t.quantity(amount.amount)
    best = f"{'меньше' if amount.fewest else 'больше'} всего {t.unit(amount.by).form(Case.GEN, many=True)}"
    whom = f"игроку, у которого {best}"
    each = " ".join(filter(None, (inner.each, f"{whom} (при равенстве — каждому из них)")))
    return Quantity(inner.number, each, value=f"{inner.value} {whom}")


@phrase(conditions.Provided)
def _provided(t: Russian, amount: conditions.Provided) -> Quantity:
    inner = t.quantity(amount.amount)
    condition = f", если {t.condition(amount.condition)}"
    return Quantity(inner.number, f"{inner.each}{condition}", inner.as_many, f"{inner.value}{condition}")


# -- условия


@phrase(conditions.AtLeast)
def _at_least(t: Russian, condition: conditions.AtLeast, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of), Case.GEN)
    return f"{t.has(condition.who)} {'не меньше' if holds else 'меньше'} {number}"


@phrase(conditions.AtMost)
def _at_most(t: Russian, condition: conditions.AtMost, holds: bool) -> str:
    number = t.amount(condition.amount, t.unit(condition.of), Case.GEN)
    return f"{t.has(condition.who)} {'не больше' if holds else 'больше'} {number}"


@phrase(conditions.Reaches)
def _reaches(t: Russian, condition: conditions.Reaches, holds: bool) -> str:
    counted = t.worked_out(condition.amount)
    if isinstance(counted, picks.Counted) and counted.times == 1 and isinstance(condition.goal, int):
        described = t.described(counted.pick)
        if condition.goal == 1:
            thing = f"есть {described.noun.form()}" if holds else f"нет {described.noun.form(Case.GEN)}"
            return t.full(thing, described, "inside")
        number = f"{'не меньше' if holds else 'меньше'} {t.counted(condition.goal, described.noun, Case.GEN)}"
        return t.full(number, described, "inside")
    if isinstance(counted, turns.TimesThisTurn) and isinstance(condition.goal, int):
        return _happened(t, counted, condition.goal, holds)
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} — {'не меньше чем' if holds else 'меньше чем'} {goal}"


def _happened(t: Russian, times: turns.TimesThisTurn, goal: int, holds: bool) -> str:
    """*в этом ходу разыграна карта*, *в этом ходу разыграно меньше 2 карт*."""
    words, done = deed(t, times)
    stem = done.m[0][:-2]
    stem = stem[:-1] if stem.endswith("нн") else stem
    if goal == 1 and holds:
        return f"в этом ходу {stem}{ {'f': 'а', 'n': 'о'}.get(words.gender, '') } {words.form()}"
    if goal == 1:
        none = "ни одной" if words.gender == "f" else "ни одного"
        return f"в этом ходу не {stem}о {none} {words.form(Case.GEN)}"
    return f"в этом ходу {stem}о {'не меньше' if holds else 'меньше'} {t.counted(goal, words, Case.GEN)}"


@phrase(conditions.Exactly)
def _exactly(t: Russian, condition: conditions.Exactly, holds: bool) -> str:
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return f"{amount} — {'ровно' if holds else 'не'} {goal}"


@phrase(conditions.Chosen)
def _chosen(t: Russian, condition: conditions.Chosen, holds: bool) -> str:
    chosen = t.named(condition.name)
    if chosen.aftermath:
        told: Aftermath = t.book.look("aftermaths", chosen.aftermath)
        return f"кто-то {told.did}" if holds else f"никто не {told.did_not}"
    if chosen.sort is Sort.NUMBER:
        return "это сделано" if holds else "это не сделано"
    if chosen.sort is Sort.PLAYER:
        return "кто-то выбран" if holds else "никто не выбран"
    if chosen.noun is not None and chosen.done is not None and chosen.done.done is not None:
        stem = chosen.done.done.m[0][:-2]
        was = (stem[:-1] if stem.endswith("нн") else stem) + {"f": "а", "n": "о"}.get(chosen.noun.gender, "")
        return f"{chosen.noun.form()} {was if holds else f'не {was}'}"
    return "что-то выбрано" if holds else "ничего не выбрано"


@phrase(conditions.LiesIn)
def _lies_in(t: Russian, condition: conditions.LiesIn, holds: bool) -> str:
    card = t.mention(condition.card, Case.NOM)
    places: list[Place] = [t.book.look("zones", zone) for zone in condition.zones]
    zones = []
    for place in places:
        preposition, case = place.inside
        pile = place.noun.form(case)
        zones.append(f"{t.before(preposition, pile)} {pile}")
    return f"{card} {'' if holds else 'не '}лежит {t.any_of(zones)}"


@phrase(conditions.Same)
def _same(t: Russian, condition: conditions.Same, holds: bool) -> str:
    one, other = t.mention(condition.one, Case.NOM), t.mention(condition.other, Case.NOM)
    return f"{one} — это {'' if holds else 'не '}{other}"


@phrase(conditions.Belongs)
def _belongs(t: Russian, condition: conditions.Belongs, holds: bool) -> str:
    one = t.mention(condition.one, Case.NOM)
    return f"{one} {'' if holds else 'не '}среди {t.mention(condition.to, Case.GEN)}"


@phrase(turns.TurnOf)
def _turn_of(t: Russian, condition: turns.TurnOf, holds: bool) -> str:
    player, no = t.named(condition.who), "" if holds else "не "
    if player.sort is Sort.OTHERS:
        return f"сейчас {no}ход другого игрока"
    return f"сейчас {no}ваш ход" if player.sort is Sort.YOU else f"сейчас {no}ход {t.who(player, Case.GEN)}"


@phrase(conditions.Is)
def _is(t: Russian, condition: conditions.Is, holds: bool) -> str:
    words: Noun = t.book.look("kinds", condition.kind or "card")
    if condition.tag:
        words = words.with_tail(t.book.look("tags", condition.tag))
    no = "" if holds else "не "
    if t.named(condition.card) is t.last_cards:
        return f"это {no}{words.form()}"
    return f"{t.mention(condition.card, Case.NOM)} — {no}{words.form()}"


# -- изменения чисел


@phrase(modifiers.Adds)
def _adds(t: Russian, modifier: modifiers.Adds) -> str:
    bonus = t.bonus(t.quantity(modifier.amount), t.book.look("values", modifier.to))
    least = f" (но не меньше {modifier.least})" if modifier.least else ""
    return bonus + _against(t, modifier.against) + least


@phrase(modifiers.Multiplies)
def _multiplies(t: Russian, modifier: modifiers.Multiplies) -> str:
    value: Noun = t.book.look("values", modifier.what)
    told = {
        0: f"предотвращайте {value.form(Case.ACC)}",
        2: f"удваивайте {value.form(Case.ACC)}",
        3: f"утраивайте {value.form(Case.ACC)}",
    }.get(modifier.factor, f"{value.form()} × {modifier.factor}")
    return told + _against(t, modifier.against)


@phrase(modifiers.Limits)
def _limits(t: Russian, modifier: modifiers.Limits) -> str:
    value: Noun = t.book.look("values", modifier.what)
    return f"{value.form()} — не больше {of_value(t, modifier.most)}{_against(t, modifier.against)}"


def _against(t: Russian, kind: str) -> str:
    return f" против {t.book.look('kinds', kind).form(Case.GEN, many=True)}" if kind else ""


@phrase(modifiers.When)
def _when(t: Russian, ability: modifiers.When) -> str:
    often = "раз за ход" if ability.limit == 1 else f"не чаще чем {t.counted(ability.limit, TIME)} за ход"
    limit = f" ({often})" if ability.limit else ""
    return f"когда {_answering(t, ability)}{limit}"


def _answering(t: Russian, ability: modifiers.When) -> str:
    """What happens and what follows."""
    happening = t.book.look("happenings", ability.event)(t, ability)
    t.knows("who", Sort.YOU if ability.of == "you" else Sort.PLAYER)
    if ability.of != "this":
        t.last_cards = t.knows("about", Sort.CARDS, t.book.look("kinds", ability.against or "card"))
    else:
        t.last_cards = t.names["about"] = t.names["this"]
    condition = f", если {t.condition(ability.condition)}" if ability.condition is not None else ""
    return f"{happening}{condition}, {'вместо этого ' if ability.instead else ''}{t.text(ability.steps)}"


def _of_card(t: Russian, when: modifiers.When, yours: str, theirs: str) -> str:
    """*вы уничтожаете карту*, *вы уничтожаете эту карту*."""
    card: Noun = t.book.look("kinds", when.against or "card")
    thing = f"{t.this.agree(card, Case.ACC)} {card.form(Case.ACC)}" if when.of == "this" else card.form(Case.ACC)
    return t.happens_to(when, f"{yours} {thing}", f"{theirs} {thing}")
