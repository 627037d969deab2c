"""What the gods give, sell and allow in their turns."""
