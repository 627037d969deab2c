"""What the Cyclades titles share: seas and lands, fleets, troops and battles."""
