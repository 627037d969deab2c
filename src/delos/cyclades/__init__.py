"""What the Cyclades titles share: seas and lands, fleets and troops, battles, offerings."""
