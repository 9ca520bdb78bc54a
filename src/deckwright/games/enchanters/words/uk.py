"""Українські фрази «Заклиначів». Ukrainian phrases of Enchanters."""

from __future__ import annotations

from deckwright.effects.modifiers import Multiplies
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll, Untargetable
from deckwright.games.enchanters.graveyard import DiscardFirst, Journey, SwapWithGraveyard
from deckwright.text import uk
from deckwright.text.grammar import Case, CounterWords, agreed, noun
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.telling import Clause
from deckwright.text.uk import Ukrainian, pile, verb

BOOK = Phrasebook("uk", uk.BOOK)

CRYSTAL = noun(
    "кристал, кристала, кристалу, кристал, кристалом, кристалі",
    "кристали, кристалів, кристалам, кристали, кристалами, кристалах",
)
WOUND = noun("рана, рани, рані, рану, раною, рані", "рани, ран, ранам, рани, ранами, ранах", "f")
POINT = noun("очко, очка, очку, очко, очком, очку", "очки, очок, очкам, очки, очками, очках", "n")
TROPHY = noun("трофей, трофея, трофею, трофей, трофеєм, трофеї", "трофеї, трофеїв, трофеям, трофеї, трофеями, трофеях")
SET = noun("набір, набору, набору, набір, набором, наборі", "набори, наборів, наборам, набори, наборами, наборах")

BOOK.kinds |= {
    "item": noun(
        "предмет, предмета, предмету, предмет, предметом, предметі",
        "предмети, предметів, предметам, предмети, предметами, предметах",
    ),
    "enchantment": noun(
        "закляття, закляття, закляттю, закляття, закляттям, заклятті",
        "закляття, заклять, закляттям, закляття, закляттями, закляттях",
        "n",
    ),
    "monster": noun(
        "монстр, монстра, монстрові, монстра, монстром, монстрові",
        "монстри, монстрів, монстрам, монстрів, монстрами, монстрах",
        alive=True,
    ),
    "dragon": noun(
        "дракон, дракона, драконові, дракона, драконом, драконові",
        "дракони, драконів, драконам, драконів, драконами, драконах",
        alive=True,
    ),
}
BOOK.counters |= {
    "crystals": CounterWords(CRYSTAL, uk.GAIN, uk.LOSE, uk.PAY, uk.GIVE, uk.TAKE),
    "wounds": CounterWords(
        WOUND,
        uk.GAIN,
        verb("залікуйте", "заліковує", "залікувати", "заліковують", "залікован"),
        uk.GAIN,
        verb("передайте", "передає", "передати", "передають", "передан"),
        uk.TAKE,
    ),
}
BOOK.units |= {
    "attack": POINT.with_tail("атаки"),
    "defence": POINT.with_tail("захисту"),
    "glory": POINT.with_tail("слави"),
    "monsters": BOOK.kinds["monster"],
    "dragons": BOOK.kinds["dragon"],
    "undead": TROPHY.with_tail("нежиті"),
    "majors": agreed(uk.done("велик"), BOOK.kinds["monster"]),
    "sets": SET.with_tail("із малого, середнього та великого монстра"),
    "items": BOOK.kinds["item"].with_tail("(крім «Кулака»)"),
    "enchantments": BOOK.kinds["enchantment"].with_tail("(крім початкового)"),
}
BOOK.values |= {
    "attack": noun("атака, атаки, атаці, атаку, атакою, атаці", "атаки, атак, атакам, атаки, атаками, атаках", "f"),
    "defence": noun(
        "захист, захисту, захисту, захист, захистом, захисті",
        "захисти, захистів, захистам, захисти, захистами, захистах",
    ),
    "health": noun(
        "здоров’я, здоров’я, здоров’ю, здоров’я, здоров’ям, здоров’ї",
        "здоров’я, здоров’їв, здоров’ям, здоров’я, здоров’ями, здоров’ях",
        "n",
    ),
    "strength": noun("сила, сили, силі, силу, силою, силі", "сили, сил, силам, сили, силами, силах", "f"),
}
BOOK.zones |= {
    "items": pile("", "предмети, предметів, предметам, предмети, предметами, предметах", "p"),
    "enchantments": pile("", "закляття, заклять, закляттям, закляття, закляттями, закляттях", "p"),
    "trophies": pile("", "трофеї, трофеїв, трофеям, трофеї, трофеями, трофеях", "p"),
    "graveyard": pile(
        "цвинтар, цвинтаря, цвинтарю, цвинтар, цвинтарем, цвинтарі",
        "цвинтарі, цвинтарів, цвинтарям, цвинтарі, цвинтарями, цвинтарях",
        "m",
        into="на",
    ),
}
BOOK.verbs["swap"] = verb("поміняйте", "міняє", "поміняти", "міняють")
BOOK.happenings |= {
    "defeated": lambda t, when: f"ви перемагаєте {_beaten(t, when.against)}",
    "rested": lambda t, when: "ви відпочиваєте",
}


def _beaten(t: Ukrainian, kind: str) -> str:
    return t.book.kinds[kind].form(Case.ACC) if kind else "монстра або дракона"


@BOOK.phrase(Journey)
def _journey(t: Ukrainian, step: Journey) -> Clause:
    return Clause(
        None, None, "ви можете безплатно взяти верхню карту цвинтаря; монстра чи дракона спершу треба перемогти"
    )


@BOOK.phrase(SwapWithGraveyard)
def _swap(t: Ukrainian, step: SwapWithGraveyard) -> Clause:
    return Clause(t.doer("you"), t.verb("swap"), "місцями першу карту ряду мандрів і верхню карту цвинтаря")


@BOOK.phrase(DiscardFirst)
def _discard_first(t: Ukrainian, step: DiscardFirst) -> Clause:
    return Clause(t.doer("you"), t.verb("discard"), "першу карту ряду мандрів і поповніть ряд")


@BOOK.phrase(StrikesAll)
def _strikes_all(t: Ukrainian, modifier: StrikesAll) -> str:
    return "атакує всіх гравців по черзі; дії в цьому бою можете використовувати лише ви"


@BOOK.phrase(PrintedDefenceOnly)
def _printed_defence_only(t: Ukrainian, modifier: PrintedDefenceOnly) -> str:
    return "проти його удару діє лише захист, зображений на ваших картах"


@BOOK.phrase(Untargetable)
def _untargetable(t: Ukrainian, modifier: Untargetable) -> str:
    return "ефекти інших гравців на вас не діють, і вибрати вас для них не можна"


@BOOK.phrase(Multiplies)
def _multiplies(t: Ukrainian, modifier: Multiplies) -> str:
    """What a foe multiplies is always its blow."""
    return f"завдає {'вдвічі' if modifier.factor == 2 else f'у {modifier.factor} рази'} більше ран"
