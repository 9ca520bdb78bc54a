"""Русские фразы «Конца вечности». Russian phrases of Aeon's End."""

from __future__ import annotations

from deckwright.games.aeons_end.words.phrases import teach
from deckwright.text import ru
from deckwright.text.grammar import CounterWords, Noun, agreed, noun
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.ru import Russian, done, pile, verb

BOOK = Phrasebook("ru", ru.BOOK)
teach(BOOK)

SPEND = verb("потратьте", "тратит", "потратить", "тратят", "потраченн")
AETHER = noun("эфир, эфира, эфиру, эфир, эфиром, эфире", "эфира")
CHARGE = noun("энергия, энергии, энергии, энергию, энергией, энергии", "энергии", "f")
LIFE = noun("жизнь, жизни, жизни, жизнь, жизнью, жизни", "жизни, жизней, жизням, жизни, жизнями, жизнях", "f")
TOKEN = noun("жетон, жетона, жетону, жетон, жетоном, жетоне", "жетоны, жетонов, жетонам, жетоны, жетонами, жетонах")
TROPHY = noun("трофей, трофея, трофею, трофей, трофеем, трофее", "трофеи, трофеев, трофеям, трофеи, трофеями, трофеях")
BREACH = noun(
    "разлом, разлома, разлому, разлом, разломом, разломе",
    "разломы, разломов, разломам, разломы, разломами, разломах",
)
SPELL = noun(
    "заклинание, заклинания, заклинанию, заклинание, заклинанием, заклинании",
    "заклинания, заклинаний, заклинаниям, заклинания, заклинаниями, заклинаниях",
    "n",
)
PREPPED = agreed(done("подготовленн"), SPELL)
HUSK = noun(
    "оболочка, оболочки, оболочке, оболочку, оболочкой, оболочке",
    "оболочки, оболочек, оболочкам, оболочки, оболочками, оболочках",
    "f",
)
ACOLYTE = noun(
    "аколит, аколита, аколиту, аколита, аколитом, аколите",
    "аколиты, аколитов, аколитам, аколитов, аколитами, аколитах",
    alive=True,
)
PILE = noun(
    "стопка, стопки, стопке, стопку, стопкой, стопке", "стопки, стопок, стопкам, стопки, стопками, стопках", "f"
)
CARD = BOOK.kinds["card"]
PLAYER = Russian.player

BOOK.kinds |= {
    "gem": noun(
        "самоцвет, самоцвета, самоцвету, самоцвет, самоцветом, самоцвете",
        "самоцветы, самоцветов, самоцветам, самоцветы, самоцветами, самоцветах",
    ),
    "relic": noun(
        "реликвия, реликвии, реликвии, реликвию, реликвией, реликвии",
        "реликвии, реликвий, реликвиям, реликвии, реликвиями, реликвиях",
        "f",
    ),
    "spell": SPELL,
    "minion": noun(
        "приспешник, приспешника, приспешнику, приспешника, приспешником, приспешнике",
        "приспешники, приспешников, приспешникам, приспешников, приспешниками, приспешниках",
        alive=True,
    ),
    "corruption": noun(
        "скверна, скверны, скверне, скверну, скверной, скверне",
        "скверны, скверн, сквернам, скверны, сквернами, сквернах",
        "f",
    ),
    "husk": HUSK,
    "acolyte": ACOLYTE,
}
BOOK.counters |= {
    "aether": CounterWords(AETHER, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "aether_for_gems": CounterWords(AETHER, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "aether_for_spells": CounterWords(AETHER, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "aether_for_cards": CounterWords(AETHER, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "aether_not_for_relics_and_spells": CounterWords(AETHER, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "charges": CounterWords(CHARGE, ru.GAIN, ru.LOSE, SPEND, ru.GIVE, ru.TAKE),
    "trophies": CounterWords(TROPHY, ru.GAIN, ru.LOSE, ru.LOSE, ru.GIVE, ru.TAKE),
    "life": CounterWords(LIFE, ru.GAIN, ru.LOSE, ru.LOSE, ru.GIVE, ru.TAKE),
    "tokens": CounterWords(TOKEN.with_tail("ярости"), ru.GAIN, ru.LOSE, ru.LOSE, ru.GIVE, ru.TAKE),
    "nemesis_tokens": CounterWords(TOKEN.with_tail("исчадия"), ru.GAIN, ru.LOSE, ru.LOSE, ru.GIVE, ru.TAKE),
}
BOOK.units |= {
    "aether": AETHER,
    "life": LIFE,
    "tokens": TOKEN.with_tail("ярости"),
    "nemesis_tokens": TOKEN.with_tail("исчадия"),
    "time": ru.TIME,
    "ally": noun(
        "союзник, союзника, союзнику, союзника, союзником, союзнике",
        "союзники, союзников, союзникам, союзников, союзниками, союзниках",
        alive=True,
    ),
    "any_player": Noun(agreed(Russian.any, PLAYER).one, PLAYER.many, alive=True),
    "the_player": PLAYER,
    "other_player": agreed(Russian.other, PLAYER),
    "opened_breaches": agreed(done("открыт"), BREACH),
    "closed_breaches": agreed(done("закрыт"), BREACH),
    "prepped_spells": PREPPED,
    "own_prepped_spells": agreed(Russian.own, PREPPED),
    "other_prepped_spells": agreed(Russian.other, PREPPED),
    "other_own_prepped_spells": agreed(Russian.other, agreed(Russian.own, PREPPED)),
    "other_gem_or_relic": noun(
        "другой самоцвет или реликвия, другого самоцвета или реликвии, другому самоцвету или реликвии, "
        "другой самоцвет или реликвию, другим самоцветом или реликвией, другом самоцвете или реликвии",
        "другие самоцветы или реликвии, других самоцветов или реликвий, другим самоцветам или реликвиям, "
        "другие самоцветы или реликвии, другими самоцветами или реликвиями, других самоцветах или реликвиях",
    ),
    "crystals_in_hand": CARD.with_tail("«Кристалл» в руке"),
    "hand": CARD.with_tail("в руке"),
    "discard": CARD.with_tail("в сбросе"),
    "players": PLAYER,
    "husks": HUSK.with_tail("в игре"),
    "acolytes": ACOLYTE.with_tail("в игре"),
    "the_acolyte": ACOLYTE,
    "empty_piles": agreed(done("пуст"), PILE).with_tail("запаса"),
    "turn_cards_discarded": CARD.with_tail("в сбросе очерёдности хода"),
    "nemesis_turns_discarded": CARD.with_tail("исчадия в сбросе очерёдности хода"),
}
BOOK.values |= {
    "cost": noun("стоимость, стоимости, стоимости, стоимость, стоимостью, стоимости", "стоимости", "f"),
    "damage": BOOK.units["damage"],
}
BOOK.zones |= {
    "hand": pile("рука, руки, руке, руку, рукой, руке", "руки, рук, рукам, руки, руками, руках", "f", into="в"),
    "deck": pile(
        "колода, колоды, колоде, колоду, колодой, колоде", "колоды, колод, колодам, колоды, колодами, колодах", "f"
    ),
    "discard": pile(
        "сброс, сброса, сбросу, сброс, сбросом, сбросе", "сбросы, сбросов, сбросам, сбросы, сбросами, сбросах", "m"
    ),
    "played": pile(
        "",
        "разыгранные карты, разыгранных карт, разыгранным картам, разыгранные карты, разыгранными картами, "
        "разыгранных картах",
        "p",
    ),
    "turn_deck": pile(
        "колода очерёдности хода, колоды очерёдности хода, колоде очерёдности хода, колоду очерёдности хода, "
        "колодой очерёдности хода, колоде очерёдности хода",
        "",
        "f",
    ),
    "turn_discard": pile(
        "сброс очерёдности хода, сброса очерёдности хода, сбросу очерёдности хода, сброс очерёдности хода, "
        "сбросом очерёдности хода, сбросе очерёдности хода",
        "",
        "m",
    ),
}
BOOK.tags |= {
    "plain": "(кроме скверны)",
    "starter": "из стартового набора",
    "crystal": "«Кристалл»",
    "player": "игрока",
    "one-player": "игрока",
    "nemesis": "исчадия",
}
BOOK.roles |= {"active": agreed(done("активн"), PLAYER)}
BOOK.verbs |= {
    "add": verb("добавьте", "добавляет", "добавить", "добавляют", "добавленн"),
    "cast": verb("произнесите", "произносит", "произнести", "произносят", "произнесённ"),
    "give": ru.GIVE,
    "take": verb("возьмите", "берёт", "взять", "берут", "взят"),
    "focus": verb("настройте", "настраивает", "настроить", "настраивают", "настроенн"),
    "lose_all": ru.LOSE,
    "play": verb("разыграйте", "разыгрывает", "разыграть", "разыгрывают", "разыгранн"),
    "prep": verb("подготовьте", "подготавливает", "подготовить", "подготавливают", "подготовленн"),
    "return": verb("верните", "возвращает", "вернуть", "возвращают", "возвращённ"),
    "shuffle_in": verb("замешайте", "замешивает", "замешать", "замешивают", "замешанн"),
    "suffer": verb("получите", "получает", "получить", "получают"),
}
BOOK.deeds |= {"played": BOOK.verbs["play"]}
BOOK.happenings |= {
    "damaged": lambda t, when: "этот приспешник получает урон",
    "nemesis-damaged": lambda t, when: "исчадие теряет жизни",
    "damaged-by-player": lambda t, when: "игрок наносит урон этому приспешнику",
    "played": lambda t, when: "вы разыгрываете карту",
}
