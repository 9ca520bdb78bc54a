"""Compiles the modules that play games with mypyc; see ``deckwright.compiled`` for how they are used.

Records (msgspec) are never compiled, since mypyc cannot translate them: they live in modules without functions, such as
``vocabulary`` and ``definitions``. Neither is what no game is played with: checking cards, files, positions by hand.
"""

from __future__ import annotations

import ast
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/deckwright"
WORK = ROOT / "build/mypyc"

COMPILED = ("core/*", "effects/*", "games/*/*", "search/*", "bots/**/*")
"""What is compiled …"""
INTERPRETED = (
    "*/__init__.py",
    # what cards are written with
    "*/definitions.py",
    "*/writing.py",
    "effects/words.py",
    "games/*/markets.py",
    "games/*/towns.py",
    # what no game is played with
    "bots/registry.py",
    "bots/seer/training.py",
    "core/errors.py",
    "core/session.py",
    "effects/check.py",
    "effects/glossary.py",
    "games/*/orders.py",
    "games/*/position.py",
)
"""… except these, and modules that define a record or a protocol."""
DEPENDED_ON = (
    "core/*",
    "effects/**/*",
    "games/*/*",
    "games/*/vocabulary/*",
    "games/*/nemeses/*",
    "search/*",
    "bots/**/*",
)
"""The sources that have to be as they were when the modules were made: compiled code relies on the types of records."""
FLAGS = ("-O2", "-g0", "-fwrapv", "-DNDEBUG", "-fPIC", "-w")

TYPES = """\
[mypy]
strict = true
warn_unused_configs = false
python_version = {python}
mypy_path = src
cache_dir = build/mypyc/cache
"""


def modules() -> list[Path]:
    """The sources that are compiled."""
    found = [path for path in matching(COMPILED) if not any(fnmatch(inside(path), one) for one in INTERPRETED)]
    return [path for path in found if not defines_records(path)]


def defines_records(path: Path) -> bool:
    """Whether a module defines classes that mypyc cannot translate: records (with class keywords) or protocols."""
    classes = [one for one in ast.walk(ast.parse(path.read_bytes())) if isinstance(one, ast.ClassDef)]
    bases = {ast.unparse(base).partition("[")[0] for one in classes for base in one.bases}
    if any(one.keywords or any("dataclass" in ast.unparse(by) for by in one.decorator_list) for one in classes):
        return True
    return not bases.isdisjoint({"Protocol", "msgspec.Struct", "Struct"})


def matching(patterns: tuple[str, ...]) -> list[Path]:
    return sorted({path for pattern in patterns for path in PACKAGE.glob(f"{pattern}.py")})


def inside(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def main(arguments: list[str]) -> int:
    engine = SimpleNamespace(**runpy.run_path(str(PACKAGE / "compiled.py")))
    folder: Path = engine.FOLDER
    made_with = f"{engine.this_python()} mypy {version('mypy')} {' '.join(FLAGS)}"
    now = [source(engine, path) for path in matching(DEPENDED_ON)]
    content = "\n".join([made_with, *map(inside, modules()), *(f"{one.path} {one.digest}" for one in now)])
    stamp = folder / "content.txt"
    if stamp.exists() and stamp.read_text() == content:
        return 0
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None or os.name != "posix":
        print(f"no C compiler ({compiler[0]}) here: everything runs in plain Python", file=sys.stderr)
        return int("--must" in arguments)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        print("the headers of this Python are missing: everything runs in plain Python", file=sys.stderr)
        return int("--must" in arguments)
    print(f"compiling {len(modules())} modules; this takes some minutes, once", file=sys.stderr)
    made = folder.with_name("_compiled.new")
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir()
    files = build(compiler, made)
    after = [source(engine, path) for path in matching(DEPENDED_ON)]
    if [(one.path, one.digest) for one in after] != [(one.path, one.digest) for one in now]:
        print("sources have changed meanwhile; compile again", file=sys.stderr)
        return 1
    (made / engine.LIST.name).write_text(engine.listed(engine.this_python(), files, after), encoding="utf-8")
    (made / stamp.name).write_text(content, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    made.rename(folder)
    return 0


def source(engine: SimpleNamespace, path: Path) -> Any:
    """A source as it is now."""
    found = path.stat()
    return engine.Source(inside(path), found.st_size, str(found.st_mtime_ns), engine.digest(path))


def build(compiler: list[str], made: Path) -> list[tuple[str, str]]:
    """Translate to C, compile (``JOBS`` files at once) and link; returns the names of the modules with their files."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    shutil.rmtree(WORK / "c", ignore_errors=True)
    (WORK / "c").mkdir(parents=True)
    options = WORK / "mypy.ini"
    options.write_text(TYPES.format(python=f"{sys.version_info[0]}.{sys.version_info[1]}"))
    sources = [str(path.relative_to(ROOT)) for path in modules()]
    extensions = mypycify(
        ["--config-file", str(options), *sources], multi_file=True, target_dir=str(WORK / "c"), strip_asserts=False
    )
    include = [sysconfig.get_path("include"), *(place for one in extensions for place in one.include_dirs)]
    translate = [*compiler, *FLAGS, *(f"-I{place}" for place in dict.fromkeys(include)), "-c"]
    wanted = dict.fromkeys(file for one in extensions for file in one.sources)
    # The longest first, so that none is left alone at the end.
    files = sorted(wanted, key=lambda file: -os.path.getsize(file))
    objects = {file: str(WORK / "c" / f"{number}.o") for number, file in enumerate(files)}
    with ThreadPoolExecutor(int(os.environ.get("JOBS") or os.cpu_count() or 1)) as pool:
        list(pool.map(lambda file: run([*translate, file, "-o", objects[file]]), files))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        link = shlex.split(sysconfig.get_config_var("LDSHARED"))
        found = [(one.name, f"{one.name}{suffix}", [objects[file] for file in one.sources]) for one in extensions]
        list(pool.map(lambda one: run([*link, *one[2], "-o", str(made / one[1])]), found))
    return [(name, file) for name, file, _ in found]


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
