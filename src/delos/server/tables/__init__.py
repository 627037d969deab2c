"""Tables: their seats, their course and their rows."""
