"""The glossary: every word of the vocabulary with its fields and meaning, as its record tells it.

``scripts/list-words`` writes it into ``docs/writing-a-card.md``.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from textwrap import dedent

import msgspec

import deckwright.authoring.writing  # noqa: F401  (all words are made when it is imported)
from deckwright.effects.words import WORDS, Role, role_of

BEGIN = "<!-- the words: written by scripts/list-words -->"
END = "<!-- end of the words -->"

HEADINGS = {
    Role.STEP: "Steps: what happens",
    Role.PICK: "Picks: what a choice is made from",
    Role.AMOUNT: "Amounts: numbers worked out during play",
    Role.CONDITION: "Conditions: what must hold",
    Role.MODIFIER: "Modifiers: what a card does while it is in force",
}


SUBJECTS = ("flow", "verbs", "decks", "damage", "attack", "texts", "triggers", "turns", "actions", "amounts", "picks")
"""The modules whose words come first; the others follow by name."""


def glossary() -> str:
    """All words of the general vocabulary, by their role and subject, in the order they are defined."""
    general = [cls for cls in WORDS.values() if cls.__module__.startswith("deckwright.effects.")]
    general.sort(key=_place)
    parts = []
    for role, heading in HEADINGS.items():
        lines = [f"### {heading}", ""]
        for cls in general:
            if role_of(cls) is role:
                lines += entry(cls)
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _place(cls: type) -> tuple[int, str, int]:
    module = cls.__module__.rpartition(".")[2]
    order = SUBJECTS.index(module) if module in SUBJECTS else len(SUBJECTS)
    return order, module, inspect.getsourcelines(cls)[1]


def entry(cls: type[msgspec.Struct]) -> list[str]:
    """A word with its meaning, and what its fields mean where that is not plain."""
    name = next(word for word, known in WORDS.items() if known is cls)
    fields = ", ".join(_written(field) for field in msgspec.structs.fields(cls))
    meaning = _in_markdown(cls.__doc__ or "")
    told = [f"- **`{name}`** {f'({fields})' if fields else ''}".rstrip() + f": {meaning}"]
    return told + [f"  - `{field}`: {text}" for field, text in field_meanings(cls).items()]


def _written(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return field.name
    return f"{field.name} = {field.default!r}".replace("''", "none").replace("()", "none").replace("'", "")


def field_meanings(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The sentences written under the fields of a record."""
    (record,) = ast.parse(dedent(inspect.getsource(cls))).body
    assert isinstance(record, ast.ClassDef)
    meanings: dict[str, str] = {}
    for pair in zip(record.body, record.body[1:], strict=False):
        match pair:
            case ast.AnnAssign(target=ast.Name(id=field)), ast.Expr(value=ast.Constant(value=str(text))):
                meanings[field] = _in_markdown(text)
    return meanings


def _in_markdown(docstring: str) -> str:
    return " ".join(docstring.split()).replace("``", "`")


def with_glossary(page: str) -> str:
    """A page with the list of words in its place."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{glossary()}\n\n{END}{after}"


def main(arguments: list[str]) -> int:
    path = Path(arguments[0])
    page = path.read_text(encoding="utf-8")
    renewed = with_glossary(page)
    if "--check" in arguments:
        return int(renewed != page)
    path.write_text(renewed, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
