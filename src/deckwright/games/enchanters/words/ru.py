"""Русские фразы «Заклинателей». Russian phrases of Enchanters."""

from __future__ import annotations

from deckwright.effects.modifiers import Multiplies
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll, Untargetable
from deckwright.games.enchanters.graveyard import DiscardFirst, Journey, SwapWithGraveyard
from deckwright.text import ru
from deckwright.text.grammar import Case, CounterWords, adjective, agreed, noun
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.ru import Russian, pile, verb
from deckwright.text.telling import Clause

BOOK = Phrasebook("ru", ru.BOOK)

CRYSTAL = noun(
    "кристалл, кристалла, кристаллу, кристалл, кристаллом, кристалле",
    "кристаллы, кристаллов, кристаллам, кристаллы, кристаллами, кристаллах",
)
WOUND = noun("рана, раны, ране, рану, раной, ране", "раны, ран, ранам, раны, ранами, ранах", "f")
POINT = noun("очко, очка, очку, очко, очком, очке", "очки, очков, очкам, очки, очками, очках", "n")
TROPHY = noun("трофей, трофея, трофею, трофей, трофеем, трофее", "трофеи, трофеев, трофеям, трофеи, трофеями, трофеях")
MAJOR = adjective(
    "большой, большого, большому, большой, большим, большом",
    "большая, большой, большой, большую, большой, большой",
    "большое, большого, большому, большое, большим, большом",
    "большие, больших, большим, большие, большими, больших",
)
SET = noun("набор, набора, набору, набор, набором, наборе", "наборы, наборов, наборам, наборы, наборами, наборах")

BOOK.kinds |= {
    "item": noun(
        "предмет, предмета, предмету, предмет, предметом, предмете",
        "предметы, предметов, предметам, предметы, предметами, предметах",
    ),
    "enchantment": ru.BOOK.kinds["card"].with_tail("чар"),
    "monster": noun(
        "монстр, монстра, монстру, монстра, монстром, монстре",
        "монстры, монстров, монстрам, монстров, монстрами, монстрах",
        alive=True,
    ),
    "dragon": noun(
        "дракон, дракона, дракону, дракона, драконом, драконе",
        "драконы, драконов, драконам, драконов, драконами, драконах",
        alive=True,
    ),
}
BOOK.counters |= {
    "crystals": CounterWords(CRYSTAL, ru.GAIN, ru.LOSE, ru.PAY, ru.GIVE, ru.TAKE),
    "wounds": CounterWords(
        WOUND,
        ru.GAIN,
        verb("залечите", "залечивает", "залечить", "залечивают", "залеченн"),
        ru.GAIN,
        verb("передайте", "передаёт", "передать", "передают", "переданн"),
        ru.TAKE,
    ),
}
BOOK.units |= {
    "attack": POINT.with_tail("атаки"),
    "defence": POINT.with_tail("защиты"),
    "glory": POINT.with_tail("славы"),
    "monsters": BOOK.kinds["monster"],
    "dragons": BOOK.kinds["dragon"],
    "undead": TROPHY.with_tail("нежити"),
    "majors": agreed(MAJOR, BOOK.kinds["monster"]),
    "sets": SET.with_tail("из малого, среднего и большого монстра"),
    "items": BOOK.kinds["item"].with_tail("(кроме «Кулака»)"),
    "enchantments": BOOK.kinds["enchantment"].with_tail("(кроме начальной)"),
}
BOOK.values |= {
    "attack": noun("атака, атаки, атаке, атаку, атакой, атаке", "атаки, атак, атакам, атаки, атаками, атаках", "f"),
    "defence": noun(
        "защита, защиты, защите, защиту, защитой, защите", "защиты, защит, защитам, защиты, защитами, защитах", "f"
    ),
    "health": noun(
        "здоровье, здоровья, здоровью, здоровье, здоровьем, здоровье",
        "здоровья, здоровий, здоровьям, здоровья, здоровьями, здоровьях",
        "n",
    ),
    "strength": noun("сила, силы, силе, силу, силой, силе", "силы, сил, силам, силы, силами, силах", "f"),
}
BOOK.zones |= {
    "items": pile("", "предметы, предметов, предметам, предметы, предметами, предметах", "p"),
    "enchantments": pile("", "чары, чар, чарам, чары, чарами, чарах", "p"),
    "trophies": pile("", "трофеи, трофеев, трофеям, трофеи, трофеями, трофеях", "p"),
    "graveyard": pile(
        "кладбище, кладбища, кладбищу, кладбище, кладбищем, кладбище",
        "кладбища, кладбищ, кладбищам, кладбища, кладбищами, кладбищах",
        "n",
        out="с",
        into="на",
    ),
}
BOOK.verbs["swap"] = verb("поменяйте", "меняет", "поменять", "меняют")
BOOK.happenings |= {
    "defeated": lambda t, when: f"вы побеждаете {_beaten(t, when.against)}",
    "rested": lambda t, when: "вы отдыхаете",
}


def _beaten(t: Russian, kind: str) -> str:
    return t.book.kinds[kind].form(Case.ACC) if kind else "монстра или дракона"


@BOOK.phrase(Journey)
def _journey(t: Russian, step: Journey) -> Clause:
    return Clause(
        None,
        None,
        "вы можете бесплатно взять верхнюю карту кладбища; монстра или дракона сначала нужно победить",
    )


@BOOK.phrase(SwapWithGraveyard)
def _swap(t: Russian, step: SwapWithGraveyard) -> Clause:
    return Clause(t.doer("you"), t.verb("swap"), "местами первую карту ряда странствий и верхнюю карту кладбища")


@BOOK.phrase(DiscardFirst)
def _discard_first(t: Russian, step: DiscardFirst) -> Clause:
    return Clause(t.doer("you"), t.verb("discard"), "первую карту ряда странствий и пополните ряд")


@BOOK.phrase(StrikesAll)
def _strikes_all(t: Russian, modifier: StrikesAll) -> str:
    return "атакует всех игроков по очереди; действия в этом бою можете использовать только вы"


@BOOK.phrase(PrintedDefenceOnly)
def _printed_defence_only(t: Russian, modifier: PrintedDefenceOnly) -> str:
    return "против его удара действует только защита, изображённая на ваших картах"


@BOOK.phrase(Untargetable)
def _untargetable(t: Russian, modifier: Untargetable) -> str:
    return "эффекты других игроков на вас не действуют, и выбрать вас для них нельзя"


@BOOK.phrase(Multiplies)
def _multiplies(t: Russian, modifier: Multiplies) -> str:
    """What a foe multiplies is always its blow."""
    return f"наносит {'вдвое' if modifier.factor == 2 else f'в {modifier.factor} раза'} больше ран"
