"""Divine favours of minor gods, their priestesses and the theatre (HAD-FAVOUR, HAD-PRIESTESS)."""
