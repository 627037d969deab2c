"""The actions that gods' turns offer, one class each."""
