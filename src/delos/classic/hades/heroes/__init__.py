"""Heroes of the creature deck: their cards, powers, upkeep and sacrifice (HAD-HERO)."""
