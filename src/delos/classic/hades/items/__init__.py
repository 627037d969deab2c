"""Magic items: some are played in an own turn, others when somebody else acts (HAD-ITEM)."""
