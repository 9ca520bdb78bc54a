"""Puts the docstrings of the sources into the C files that mypyc makes of them: it keeps only signatures.

So ``help()`` says the same of the compiled engine as of plain Python.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

_TABLE = re.compile(r"^static (?:PyMethodDef|PyGetSetDef) (\w+)_(?:methods|getseters)\[\] = \{$")
_ENTRY = re.compile(r'^    \{"(\w+)",')
_SIGNATURE = re.compile(r'PyDoc_STR\("((?:[^"\\]|\\.)*?\\n--\\n\\n)"\)')
_CLASS = re.compile(r'^    \.tp_doc = PyDoc_STR\("(\w+)\(')
_MODULE = "    NULL, /* docstring */\n"
_EMPTY = re.compile(r"^( +(?:NULL, )?)NULL(, NULL\},|, /\* docstring \*/)$")
"""Where a property and a module keep their docstring."""


def add_docstrings(sources: Iterable[Path], root: Path, folder: Path) -> None:
    """Add the docstrings of modules, whose imports begin at ``root``, to the C files of a folder."""
    for source in sources:
        module = ".".join(source.relative_to(root).with_suffix("").parts)
        c_file = folder / f"__native_{module.replace('.', '___')}.c"
        text = c_file.read_text(encoding="utf-8")
        c_file.write_text(documented(text, docstrings_in(source)), encoding="utf-8")


def documented(c_text: str, docstrings: dict[str, str]) -> str:
    """The C text of a module with its docstrings."""
    lines = c_text.splitlines(keepends=True)
    owner = name = ""
    for number, line in enumerate(lines):
        if table := _TABLE.match(line):
            # ``rulesmodule_methods`` are functions of a module, ``rules___Rules_methods`` those of a class.
            owner = "" if table[1].endswith("module") else table[1].rpartition("___")[2] + "."
        elif entry := _ENTRY.match(line):
            name = owner + entry[1]
        elif of_class := _CLASS.match(line):
            name = of_class[1]
        elif line == _MODULE:
            name = ""
        text = docstrings.get(name)
        if text is None:
            continue
        in_place = in_c(text)
        line = _EMPTY.sub(lambda found, text=in_place: found[1] + text + found[2], line)
        lines[number] = _SIGNATURE.sub(lambda found, text=in_place: f'PyDoc_STR("{found[1]}" {text})', line)
    return "".join(lines)


def docstrings_in(source: Path) -> dict[str, str]:
    """By name: ``""`` for the module, ``function``, ``Class`` and ``Class.method``."""
    module = ast.parse(source.read_bytes())
    things: list[tuple[str, Named | ast.Module]] = [("", module)]
    for thing in module.body:
        if isinstance(thing, Named):
            things.append((thing.name, thing))
        if isinstance(thing, ast.ClassDef):
            things += [(f"{thing.name}.{part.name}", part) for part in thing.body if isinstance(part, Named)]
    found = {name: ast.get_docstring(thing) for name, thing in things}
    return {name: text for name, text in found.items() if text}


def in_c(text: str) -> str:
    """A text as a string of C."""
    return '"' + "".join(_escaped(byte) for byte in text.encode()) + '"'


def _escaped(byte: int) -> str:
    letter = chr(byte)
    if letter in '"\\?' or not 32 <= byte < 127:
        return f"\\{byte:03o}"
    return letter
