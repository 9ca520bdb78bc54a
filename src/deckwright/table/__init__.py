"""The web table: rooms, seats, storage and sockets. It moves answers in and views out; it contains no rules."""
