"""What is told of a game, in words and numbers."""
