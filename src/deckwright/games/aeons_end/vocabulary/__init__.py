"""The words of Aeon's End as records, by subject; what they do is in the modules of the same names."""
