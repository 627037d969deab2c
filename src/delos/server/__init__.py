"""The server: tables that people and bots share. It keeps records and knows no rules."""
