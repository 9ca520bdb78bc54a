"""How many machine instructions a decision takes, set-up included: steady where the clock is not.

Valgrind counts them, in a process of its own, while games are played at random. Where there is no valgrind, nothing is
counted.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys

import peers
from measure import Subject
from ours import our_games

DECISIONS = 3_000
"""Enough for some games of each; a decision takes a thousand times as long while it is counted."""


def available() -> bool:
    return shutil.which("valgrind") is not None and shutil.which("callgrind_control") is not None


def per_decision(name: str) -> float | None:
    """The instructions that a decision takes; None if they cannot be counted here."""
    if not available():
        return None
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    counted = subprocess.run([*command, sys.executable, __file__, name], capture_output=True, text=True)
    decisions = re.search(r"^(\d+) decisions$", counted.stdout, re.MULTILINE)
    instructions = re.search(r"Collected : (\d+)", counted.stderr)
    if counted.returncode or not decisions or not instructions:
        return None
    return int(instructions[1]) / int(decisions[1])


def main(name: str) -> None:
    """Play, and have the instructions counted meanwhile."""
    here, _ = peers.peers()
    subjects: list[Subject] = [*our_games(), *here]
    subject = next(one for one in subjects if one.name == name)
    subject.play(subject.new_game(0))  # what is built once per process does not count
    random.seed(1)
    _count(True)
    decisions = seed = 0
    while decisions < DECISIONS:
        seed += 1
        decisions += subject.play(subject.new_game(seed))
    _count(False)
    print(f"{decisions} decisions")


def _count(on: bool) -> None:
    subprocess.run(
        ["callgrind_control", "-i", "on" if on else "off", str(os.getpid())], check=True, capture_output=True
    )


if __name__ == "__main__":
    main(sys.argv[1])
