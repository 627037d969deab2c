"""Reason keys: what a rule answers when it is asked why an option is not offered.

A key is ``RULE[,RULE…]:word[ token…]``: the rules in question, a word that chooses the sentence
(``gold``, the text ``why-gold``) and what the sentence fills in, each as ``role=type:thing``
(``need=n:7 hero=hero:ajax``). This is the one place that reads keys.
"""

from typing import final


@final
class ReasonKey:
    """A key in its parts."""

    def __init__(self, rules: tuple[str, ...], word: str, tokens: tuple[str, ...]) -> None:
        self.rules = rules
        self.word = word
        self.tokens = tokens

    def __repr__(self) -> str:
        return f"<ReasonKey {','.join(self.rules)}:{' '.join((self.word, *self.tokens))}>"


def read_key(key: str) -> ReasonKey:
    """The parts of a key; a bare rule without a word is a key too."""
    head, _, tokens = key.partition(" ")
    rules, _, word = head.partition(":")
    return ReasonKey(
        tuple([rule for rule in rules.split(",") if rule]), word, tuple(tokens.split())
    )


def number(role: str, value: int) -> str:
    """The token of a number, with the space that parts it from what goes before."""
    return f" {role}=n:{value}"


def thing(role: str, type: str, slug: str) -> str:
    """The token of a thing, with the space that parts it from what goes before."""
    return f" {role}={type}:{slug}"
