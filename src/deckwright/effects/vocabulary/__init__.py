"""The general words as records, by subject; what they do is in the modules of the same names."""
