"""Programs that play from elsewhere: tokens, bot accounts, challenges and streams of lines."""
