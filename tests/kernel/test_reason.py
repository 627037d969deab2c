"""Reason keys: rules, a word and what its sentence fills in."""

from __future__ import annotations

import pytest

from delos.kernel.reason import number, read_key, thing


@pytest.mark.parametrize(
    ("key", "rules", "word", "tokens"),
    [
        ("LEG-CORE-04:gold", ("LEG-CORE-04",), "gold", ()),
        ("LEG-CORE-04,LEG-HERO-AJAX-02:gold", ("LEG-CORE-04", "LEG-HERO-AJAX-02"), "gold", ()),
        (
            "LEG-HERO-AJAX-02:lands need=n:7 have=n:5",
            ("LEG-HERO-AJAX-02",),
            "lands",
            ("need=n:7", "have=n:5"),
        ),
        ("LEG-HERO-AJAX-02", ("LEG-HERO-AJAX-02",), "", ()),
        (":gold", (), "gold", ()),
        ("", (), "", ()),
    ],
)
def test_a_key_is_read(
    key: str, rules: tuple[str, ...], word: str, tokens: tuple[str, ...]
) -> None:
    read = read_key(key)
    assert (read.rules, read.word, read.tokens) == (rules, word, tokens)


def test_tokens_are_added_one_after_another() -> None:
    key = "LEG-HERO-AJAX-02:lands" + thing("hero", "hero", "ajax") + number("need", 7)
    assert read_key(key).tokens == ("hero=hero:ajax", "need=n:7")
    assert repr(read_key(key)) == "<ReasonKey LEG-HERO-AJAX-02:lands hero=hero:ajax need=n:7>"
