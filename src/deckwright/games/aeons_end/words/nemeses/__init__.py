"""How the words of each nemesis are told; imported with the nemesis that they belong to."""
