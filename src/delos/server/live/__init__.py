"""The live connection: who sees what, and when."""
