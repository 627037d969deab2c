"""Tournaments: tables that the server makes and scores, round by round."""
