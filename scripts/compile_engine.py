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

from c_docstrings import add_docstrings

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/deckwright"
WORK = ROOT / "build/mypyc"

COMPILED = ("core/*", "rules/*", "records/saves", "effects/*", "games/*/*", "search/*", "bots/**/*")
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
    "bots/seer/ascent.py",
    "bots/seer/training.py",
    "bots/seer/*/training.py",
    "games/*/orders.py",
    "games/*/position.py",
)
"""… except these, and modules that define a record or a protocol."""
DEPENDED_ON = (
    "errors",
    "core/*",
    "rules/*",
    "records/saves",
    "effects/**/*",
    "authoring/*",
    "games/*/*",
    "games/*/vocabulary/*",
    "games/*/nemeses/*",
    "search/*",
    "bots/**/*",
)
"""The sources that have to be as they were when the modules were made: compiled code relies on the types of records."""
FLAGS = ("-O2", "-g0", "-fwrapv", "-DNDEBUG", "-fPIC", "-w", "-fvisibility=hidden", "-fno-plt")
SHORT_CUTS = (ROOT / "scripts/inline.h", ROOT / "scripts/inline.c")
"""What the generated C is compiled with: see there."""
TRAINING = ROOT / "scripts/training.py"
"""What is played to learn which code runs often, for ``--fast``."""

TRAINED = "\ntrained"
"""Ends the list of contents of a build that was made with ``--fast``."""

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
    scripts = [*Path(__file__).parent.glob("*.py"), *SHORT_CUTS]
    how = [f"{path.name} {engine.digest(path)}" for path in sorted(scripts)]
    content = "\n".join([made_with, *how, *map(inside, modules()), *(f"{one.path} {one.digest}" for one in now)])
    stamp, fast = folder / "content.txt", "--fast" in arguments
    kept = stamp.read_text() if stamp.exists() else ""
    if kept == content + TRAINED or (kept == content and not fast):
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
    parts = translate()

    def install(more: tuple[str, ...], stamped: str) -> bool:
        """Compile the C and put it where it is used; says whether the sources are still the same."""
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
        files = build(compiler, parts, made, more)
        after = [source(engine, path) for path in matching(DEPENDED_ON)]
        if [(one.path, one.digest) for one in after] != [(one.path, one.digest) for one in now]:
            print("sources have changed meanwhile; compile again", file=sys.stderr)
            return False
        (made / engine.LIST.name).write_text(engine.listed(engine.this_python(), files, after), encoding="utf-8")
        (made / stamp.name).write_text(stamped, encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)
        return True

    if not fast:
        return int(not install((), content))
    os.environ["PYTHONPATH"] = str(PACKAGE.parent)
    try:
        if install(("-fprofile-generate", "-fprofile-update=single"), "unfinished"):
            run([sys.executable, str(TRAINING)])
            return int(not install(("-fprofile-use", "-Wno-missing-profile", "-flto=2"), content + TRAINED))
    finally:
        if stamp.exists() and stamp.read_text() == "unfinished":
            shutil.rmtree(folder)  # code that counts how often it runs is slow
    return 1


def source(engine: SimpleNamespace, path: Path) -> Any:
    """A source as it is now."""
    found = path.stat()
    return engine.Source(inside(path), found.st_size, str(found.st_mtime_ns), engine.digest(path))


def translate() -> list[Any]:
    """Translate to C; returns the extension modules with their files."""
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
    add_docstrings(modules(), PACKAGE.parent, WORK / "c")
    return list(extensions)


def build(compiler: list[str], extensions: list[Any], made: Path, more: tuple[str, ...]) -> list[tuple[str, str]]:
    """Compile the C (``JOBS`` files at once) and link; returns the names of the modules with their files."""
    header, numbers = map(str, SHORT_CUTS)
    include = [sysconfig.get_path("include"), *(place for one in extensions for place in one.include_dirs)]
    compile_c = [*compiler, *FLAGS, *more, *(f"-I{place}" for place in dict.fromkeys(include)), "-c"]
    parts = {one.name: [*one.sources, numbers] if "." not in one.name else one.sources for one in extensions}
    # The longest first, so that none is left alone at the end.
    files = sorted({file for part in parts.values() for file in part}, key=lambda file: (-os.path.getsize(file), file))
    objects = {file: str(WORK / "c" / f"{number}.o") for number, file in enumerate(files)}

    def compile_one(file: str) -> None:
        generated = ["-include", header] if Path(file).name.startswith("__native") else []
        run([*compile_c, *generated, file, "-o", objects[file]])

    with ThreadPoolExecutor(int(os.environ.get("JOBS") or os.cpu_count() or 1)) as pool:
        list(pool.map(compile_one, files))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        link = [*shlex.split(sysconfig.get_config_var("LDSHARED")), *more]
        found = [(name, f"{name}{suffix}", [objects[file] for file in part]) for name, part in parts.items()]
        list(pool.map(lambda one: run([*link, *one[2], "-o", str(made / one[1])]), found))
    return [(name, file) for name, file, _ in found]


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
