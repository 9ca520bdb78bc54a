"""``python -m deckwright`` is the command ``deckwright``."""

from deckwright.cli import main

if __name__ == "__main__":
    main()
