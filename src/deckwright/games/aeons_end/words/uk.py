"""Українські фрази «Кінця віків». Ukrainian phrases of Aeon's End."""

from __future__ import annotations

from deckwright.games.aeons_end.words.phrases import teach
from deckwright.text import uk
from deckwright.text.grammar import CounterWords, Noun, adjective, agreed, noun
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.uk import Ukrainian, done, pile, verb

BOOK = Phrasebook("uk", uk.BOOK)
teach(BOOK)

SPEND = verb("витратьте", "витрачає", "витратити", "витрачають", "витрачен")
AETHER = noun("етер, етеру, етеру, етер, етером, етері", "етери, етерів, етерам, етери, етерами, етерах")
CHARGE = noun("енергія, енергії, енергії, енергію, енергією, енергії", "енергії", "f")
LIFE = noun("життя, життя, життю, життя, життям, житті", "життя, життів, життям, життя, життями, життях", "n")
TOKEN = noun("жетон, жетона, жетону, жетон, жетоном, жетоні", "жетони, жетонів, жетонам, жетони, жетонами, жетонах")
TROPHY = noun(
    "трофей, трофея, трофеєві, трофей, трофеєм, трофеї", "трофеї, трофеїв, трофеям, трофеї, трофеями, трофеях"
)
BREACH = noun(
    "портал, порталу, порталу, портал, порталом, порталі",
    "портали, порталів, порталам, портали, порталами, порталах",
)
SPELL = noun(
    "заклинання, заклинання, заклинанню, заклинання, заклинанням, заклинанні",
    "заклинання, заклинань, заклинанням, заклинання, заклинаннями, заклинаннях",
    "n",
)
PREPPED = agreed(done("підготован"), SPELL)
HUSK = noun(
    "шкарлупник, шкарлупника, шкарлупникові, шкарлупника, шкарлупником, шкарлупникові",
    "шкарлупники, шкарлупників, шкарлупникам, шкарлупників, шкарлупниками, шкарлупниках",
    alive=True,
)
ACOLYTE = noun(
    "аколіт, аколіта, аколітові, аколіта, аколітом, аколітові",
    "аколіти, аколітів, аколітам, аколітів, аколітами, аколітах",
    alive=True,
)
PILE = noun("стос, стосу, стосу, стос, стосом, стосі", "стоси, стосів, стосам, стоси, стосами, стосах")
EMPTY = adjective(
    "порожній, порожнього, порожньому, порожній, порожнім, порожньому",
    "порожня, порожньої, порожній, порожню, порожньою, порожній",
    "порожнє, порожнього, порожньому, порожнє, порожнім, порожньому",
    "порожні, порожніх, порожнім, порожні, порожніми, порожніх",
)
CARD = BOOK.kinds["card"]
PLAYER = Ukrainian.player

BOOK.kinds |= {
    "gem": noun(
        "самоцвіт, самоцвіту, самоцвіту, самоцвіт, самоцвітом, самоцвіті",
        "самоцвіти, самоцвітів, самоцвітам, самоцвіти, самоцвітами, самоцвітах",
    ),
    "relic": noun(
        "артефакт, артефакту, артефакту, артефакт, артефактом, артефакті",
        "артефакти, артефактів, артефактам, артефакти, артефактами, артефактах",
    ),
    "spell": SPELL,
    "minion": noun(
        "посіпака, посіпаки, посіпаці, посіпаку, посіпакою, посіпаці",
        "посіпаки, посіпак, посіпакам, посіпак, посіпаками, посіпаках",
        alive=True,
    ),
    "corruption": noun(
        "скверна, скверни, скверні, скверну, скверною, скверні",
        "скверни, скверн, сквернам, скверни, сквернами, сквернах",
        "f",
    ),
    "husk": HUSK,
    "acolyte": ACOLYTE,
}
BOOK.counters |= {
    "aether": CounterWords(AETHER, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "aether_for_gems": CounterWords(AETHER, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "aether_for_spells": CounterWords(AETHER, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "aether_for_cards": CounterWords(AETHER, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "aether_not_for_relics_and_spells": CounterWords(AETHER, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "charges": CounterWords(CHARGE, uk.GAIN, uk.LOSE, SPEND, uk.GIVE, uk.TAKE),
    "trophies": CounterWords(TROPHY, uk.GAIN, uk.LOSE, uk.LOSE, uk.GIVE, uk.TAKE),
    "life": CounterWords(LIFE, uk.GAIN, uk.LOSE, uk.LOSE, uk.GIVE, uk.TAKE),
    "tokens": CounterWords(TOKEN.with_tail("люті"), uk.GAIN, uk.LOSE, uk.LOSE, uk.GIVE, uk.TAKE),
    "nemesis_tokens": CounterWords(TOKEN.with_tail("монстра"), uk.GAIN, uk.LOSE, uk.LOSE, uk.GIVE, uk.TAKE),
}
BOOK.units |= {
    "aether": AETHER,
    "life": LIFE,
    "tokens": TOKEN.with_tail("люті"),
    "nemesis_tokens": TOKEN.with_tail("монстра"),
    "time": uk.TIME,
    "ally": noun(
        "союзник, союзника, союзникові, союзника, союзником, союзникові",
        "союзники, союзників, союзникам, союзників, союзниками, союзниках",
        alive=True,
    ),
    "any_player": Noun(agreed(Ukrainian.any, PLAYER).one, PLAYER.many, alive=True),
    "the_player": PLAYER,
    "other_player": agreed(Ukrainian.other, PLAYER),
    "opened_breaches": agreed(done("відкрит"), BREACH),
    "closed_breaches": agreed(done("закрит"), BREACH),
    "prepped_spells": PREPPED,
    "own_prepped_spells": agreed(Ukrainian.own, PREPPED),
    "other_prepped_spells": agreed(Ukrainian.other, PREPPED),
    "other_own_prepped_spells": agreed(Ukrainian.other, agreed(Ukrainian.own, PREPPED)),
    "other_gem_or_relic": noun(
        "інший самоцвіт або артефакт, іншого самоцвіту або артефакту, іншому самоцвіту або артефакту, "
        "інший самоцвіт або артефакт, іншим самоцвітом або артефактом, іншому самоцвіті або артефакті",
        "інші самоцвіти або артефакти, інших самоцвітів або артефактів, іншим самоцвітам або артефактам, "
        "інші самоцвіти або артефакти, іншими самоцвітами або артефактами, інших самоцвітах або артефактах",
    ),
    "crystals_in_hand": CARD.with_tail("«Кристал» на руці"),
    "hand": CARD.with_tail("на руці"),
    "discard": CARD.with_tail("у скиді"),
    "players": PLAYER,
    "husks": HUSK.with_tail("у грі"),
    "acolytes": ACOLYTE.with_tail("у грі"),
    "the_acolyte": ACOLYTE,
    "empty_piles": agreed(EMPTY, PILE).with_tail("ринку"),
    "turn_cards_discarded": CARD.with_tail("у скиді порядку ходів"),
    "nemesis_turns_discarded": CARD.with_tail("монстра у скиді порядку ходів"),
}
BOOK.values |= {
    "cost": noun("вартість, вартості, вартості, вартість, вартістю, вартості", "вартості", "f"),
    "damage": BOOK.units["damage"],
}
BOOK.zones |= {
    "hand": pile(
        "рука, руки, руці, руку, рукою, руці",
        "руки, рук, рукам, руки, руками, руках",
        "f",
        into="на",
        inside="на",
    ),
    "deck": pile(
        "колода, колоди, колоді, колоду, колодою, колоді", "колоди, колод, колодам, колоди, колодами, колодах", "f"
    ),
    "discard": pile("скид, скиду, скиду, скид, скидом, скиді", "скиди, скидів, скидам, скиди, скидами, скидах", "m"),
    "played": pile(
        "", "зіграні карти, зіграних карт, зіграним картам, зіграні карти, зіграними картами, зіграних картах", "p"
    ),
    "turn_deck": pile(
        "колода порядку ходів, колоди порядку ходів, колоді порядку ходів, колоду порядку ходів, "
        "колодою порядку ходів, колоді порядку ходів",
        "",
        "f",
    ),
    "turn_discard": pile(
        "скид порядку ходів, скиду порядку ходів, скиду порядку ходів, скид порядку ходів, скидом порядку ходів, "
        "скиді порядку ходів",
        "",
        "m",
    ),
}
BOOK.tags |= {
    "plain": "(крім скверни)",
    "starter": "зі стартового набору",
    "crystal": "«Кристал»",
    "player": "гравця",
    "one-player": "гравця",
    "nemesis": "монстра",
}
BOOK.roles |= {"active": agreed(done("активн"), PLAYER)}
BOOK.verbs |= {
    "add": verb("додайте", "додає", "додати", "додають", "додан"),
    "cast": verb("активуйте", "активує", "активувати", "активують", "активован"),
    "give": uk.GIVE,
    "take": verb("візьміть", "бере", "взяти", "беруть", "взят"),
    "focus": verb("зміцніть", "зміцнює", "зміцнити", "зміцнюють", "зміцнен"),
    "lose_all": uk.LOSE,
    "play": verb("зіграйте", "грає", "зіграти", "грають", "зігран"),
    "prep": verb("підготуйте", "готує", "підготувати", "готують", "підготован"),
    "return": verb("поверніть", "повертає", "повернути", "повертають", "повернут"),
    "shuffle_in": verb("затасуйте", "затасовує", "затасувати", "затасовують", "затасован"),
    "suffer": verb("зазнайте", "зазнає", "зазнати", "зазнають", "зазнан"),
}
BOOK.deeds |= {"played": BOOK.verbs["play"]}
BOOK.happenings |= {
    "damaged": lambda t, when: "цей посіпака зазнає пошкоджень",
    "nemesis-damaged": lambda t, when: "монстр втрачає життя",
    "damaged-by-player": lambda t, when: "гравець завдає пошкоджень цьому посіпаці",
    "played": lambda t, when: "ви граєте карту",
}
