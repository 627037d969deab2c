"""The messages, as Structs, by subject."""
