"""What can be worked out about a game: odds, and later openings and statistics."""
