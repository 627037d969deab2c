"""Who plays: identities."""
