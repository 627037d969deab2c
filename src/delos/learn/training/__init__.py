"""Learning the chance to win from games that bots play against each other (docs/chance.md)."""
