"""The words of the small game of battling wizards that the vocabulary is proved on, in three languages."""

from __future__ import annotations

from functools import cache

from deckwright.core.rules import Definition
from deckwright.text import en, ru, uk
from deckwright.text.en import English
from deckwright.text.grammar import Case, CounterWords, Place, noun
from deckwright.text.messages import Messages, words_of
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.ru import Russian
from deckwright.text.telling import Telling
from deckwright.text.uk import Ukrainian
from tests.proving.wizards import Card, wizards

EN = Phrasebook("en", en.BOOK)
EN.kinds |= {
    kind: en.noun(kind, f"{kind}s") for kind in ("spell", "wizard", "treasure", "creature", "legend", "mayhem", "place")
}
EN.counters |= {
    "life": CounterWords(en.noun("life", "life"), en.GAIN, en.LOSE, en.PAY, en.GIVE, en.TAKE),
    "power": CounterWords(en.noun("power", "power"), en.GAIN, en.LOSE, en.PAY, en.GIVE, en.TAKE),
}
EN.values |= {"cost": en.noun("cost", "costs"), "life": en.noun("life", "life")}
EN.units["points"] = en.noun("point", "points")
EN.zones |= {
    "hand": en.place("hand", into="into"),
    "deck": en.place("deck"),
    "discard": en.place("discard pile"),
    "played": en.place("played cards"),
    "ongoing": en.place("ongoing cards", into="among", inside="among"),
    "tokens": en.place("dead wizard tokens", into="among", inside="among"),
    "limp_wands": en.place("limp wands"),
    "borrowed": en.place("table", into="on", inside="on the"),
}
EN.tags |= {"ongoing": "ongoing"}
EN.parts |= {"play": en.verb("play")}
EN.roles |= {"killer": en.noun("killer", "killers")}
EN.deeds |= {"played": en.verb("play")}
EN.happenings |= {
    "played": lambda t, when: f"you play {en.a(t.book.kinds[when.against or 'card'].form())}",
    "killed": lambda t, when: t.happens_to(when, en.verb("kill"), "a wizard"),
    "turn-starts": lambda t, when: "your turn begins",
}


UK = Phrasebook("uk", uk.BOOK)
UK_LIFE = noun("життя, життя, життю, життя, життям, житті", "життя, життів, життям, життя, життями, життях", "n")
UK_POWER = noun("міць, міці, міці, міць, міццю, міці", "міці, міці, міці, міць, міццю, міці", "f")
UK.kinds |= {
    "wizard": noun(
        "чаклун, чаклуна, чаклунові, чаклуна, чаклуном, чаклунові",
        "чаклуни, чаклунів, чаклунам, чаклунів, чаклунами, чаклунах",
        alive=True,
    ),
    "legend": noun(
        "легенда, легенди, легенді, легенду, легендою, легенді",
        "легенди, легенд, легендам, легенди, легендами, легендах",
        "f",
    ),
    "mayhem": noun(
        "безлад, безладу, безладу, безлад, безладом, безладі",
        "безлади, безладів, безладам, безлади, безладами, безладах",
    ),
}
UK.counters |= {
    "life": CounterWords(UK_LIFE, uk.GAIN, uk.LOSE, uk.PAY, uk.GIVE, uk.TAKE),
    "power": CounterWords(UK_POWER, uk.GAIN, uk.LOSE, uk.PAY, uk.GIVE, uk.TAKE),
}
UK.values |= {
    "cost": noun("вартість, вартості, вартості, вартість, вартістю, вартості", "вартості, вартостей", "f"),
    "power": UK_POWER,
}
UK.units["points"] = noun("очко, очка, очку, очко, очком, очку", "очки, очок, очкам, очки, очками, очках", "n")
UK.zones |= {
    "hand": uk.pile("рука, руки, руці, руку, рукою, руці", "руки, рук, рукам, руки, руками, руках", "f", into="у"),
    "deck": uk.pile(
        "колода, колоди, колоді, колоду, колодою, колоді", "колоди, колод, колодам, колоди, колодами, колодах", "f"
    ),
    "discard": uk.pile(
        "скид, скиду, скиду, скид, скидом, скиді", "скиди, скидів, скидам, скиди, скидами, скидах", "m", into="у"
    ),
    "played": uk.pile(
        "",
        "зіграні карти, зіграних карт, зіграним картам, зіграні карти, зіграними картами, зіграних картах",
        "p",
        into="до",
    ),
    "ongoing": uk.pile(
        "",
        "постійні карти, постійних карт, постійним картам, постійні карти, постійними картами, постійних картах",
        "p",
        into="до",
    ),
    "tokens": uk.pile(
        "",
        "жетони загибелі, жетонів загибелі, жетонам загибелі, жетони загибелі, жетонами загибелі, жетонах загибелі",
        "p",
    ),
    "limp_wands": uk.pile(
        "", "мляві палички, млявих паличок, млявим паличкам, мляві палички, млявими паличками, млявих паличках", "p"
    ),
    "borrowed": Place(
        noun("стіл, столу, столу, стіл, столом, столі", "столи"),
        ("зі", Case.GEN),
        ("на", Case.ACC),
        ("під", Case.ACC),
        ("на", Case.LOC),
    ),
}
UK.tags |= {"ongoing": "із постійною властивістю"}
UK.parts |= {"play": uk.verb("зіграйте", "грає", "зіграти", "грають", "зігран")}
UK.roles |= {"killer": noun("убивця, убивці, убивці, убивцю, убивцею, убивці", "убивці", alive=True)}
UK.deeds |= {"played": UK.parts["play"]}
UK.happenings |= {
    "played": lambda t, when: f"ви граєте {t.book.kinds[when.against or 'card'].form(Case.ACC)}",
    "killed": lambda t, when: t.happens_to(when, "вбиваєте чаклуна", "вбиває чаклуна"),
    "turn-starts": lambda t, when: "починається ваш хід",
}

RU = Phrasebook("ru", ru.BOOK)
RU_LIFE = noun("жизнь, жизни, жизни, жизнь, жизнью, жизни", "жизни, жизней, жизням, жизни, жизнями, жизнях", "f")
RU_POWER = noun("мощь, мощи, мощи, мощь, мощью, мощи", "мощи, мощи, мощи, мощь, мощью, мощи", "f")
RU.kinds |= {
    "wizard": noun(
        "колдун, колдуна, колдуну, колдуна, колдуном, колдуне",
        "колдуны, колдунов, колдунам, колдунов, колдунами, колдунах",
        alive=True,
    ),
    "legend": noun(
        "легенда, легенды, легенде, легенду, легендой, легенде",
        "легенды, легенд, легендам, легенды, легендами, легендах",
        "f",
    ),
    "mayhem": noun("беспредел, беспредела, беспределу, беспредел, беспределом, беспределе", "беспределы, беспределов"),
}
RU.counters |= {
    "life": CounterWords(RU_LIFE, ru.GAIN, ru.LOSE, ru.PAY, ru.GIVE, ru.TAKE),
    "power": CounterWords(RU_POWER, ru.GAIN, ru.LOSE, ru.PAY, ru.GIVE, ru.TAKE),
}
RU.values |= {
    "cost": noun("стоимость, стоимости, стоимости, стоимость, стоимостью, стоимости", "стоимости", "f"),
    "power": RU_POWER,
}
RU.units["points"] = noun("очко, очка, очку, очко, очком, очке", "очки, очков, очкам, очки, очками, очках", "n")
RU.zones |= {
    "hand": ru.pile(
        "рука, руки, руке, руку, рукой, руке", "руки, рук, рукам, руки, руками, руках", "f", out="с", into="на"
    ),
    "deck": ru.pile("колода, колоды, колоде, колоду, колодой, колоде", "колоды, колод", "f"),
    "discard": ru.pile("сброс, сброса, сбросу, сброс, сбросом, сбросе", "сбросы, сбросов", "m", into="в"),
    "played": ru.pile(
        "",
        "карты на столе, карт на столе, картам на столе, карты на столе, картами на столе, картах на столе",
        "p",
        into="в",
    ),
    "ongoing": ru.pile("", "постоянки, постоянок, постоянкам, постоянки, постоянками, постоянках", "p", into="в"),
    "tokens": ru.pile(
        "",
        "жетоны гибели, жетонов гибели, жетонам гибели, жетоны гибели, жетонами гибели, жетонах гибели",
        "p",
    ),
    "limp_wands": ru.pile(
        "", "вялые палочки, вялых палочек, вялым палочкам, вялые палочки, вялыми палочками, вялых палочках", "p"
    ),
    "borrowed": Place(
        noun("стол, стола, столу, стол, столом, столе", "столы"),
        ("со", Case.GEN),
        ("на", Case.ACC),
        ("под", Case.ACC),
        ("на", Case.LOC),
    ),
}
RU.tags |= {"ongoing": "с постоянным свойством"}
RU.parts |= {"play": ru.verb("разыграйте", "разыгрывает", "разыграть", "разыгрывают", "разыгранн")}
RU.roles |= {"killer": noun("убийца, убийцы, убийце, убийцу, убийцей, убийце", "убийцы", alive=True)}
RU.deeds |= {"played": RU.parts["play"]}
RU.happenings |= {
    "played": lambda t, when: f"вы разыгрываете {t.book.kinds[when.against or 'card'].form(Case.ACC)}",
    "killed": lambda t, when: t.happens_to(when, "убиваете колдуна", "убивает колдуна"),
    "turn-starts": lambda t, when: "начинается ваш ход",
}

_TELLERS: dict[str, tuple[type[Telling], Phrasebook]] = {
    "en": (English, EN),
    "uk": (Ukrainian, UK),
    "ru": (Russian, RU),
}


@cache
def _messages(code: str) -> Messages:
    general = words_of("deckwright.text")
    assert general is not None
    return Messages(code, [general])


def a_telling(code: str) -> Telling:
    """A text about the game of wizards that is yet to be told."""
    teller, book = _TELLERS[code]
    return teller(book, wizards(), _messages(code), lambda card_id: card_id)


def card_text(code: str, card_id: str) -> list[str]:
    """What a card of the wizards does."""
    rules = wizards()
    card: Definition = rules.definitions[rules.number_of(card_id)]
    assert isinstance(card, Card)
    told = [
        a_telling(code).text(steps)
        for steps in (card.play, card.defence, card.group_attack, card.event, card.token)
        if steps
    ]
    told += [a_telling(code).modifier(modifier) for modifier in card.modifiers]
    t = a_telling(code)
    return told + ([t.amount(card.points, t.book.units["points"])] if card.points else [])
