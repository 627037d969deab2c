"""Standing orders: answers that people give beforehand, and that the server plays for them."""
