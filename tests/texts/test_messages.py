"""Our small reader of Fluent says what the reference implementation says."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from delos import texts
from delos.texts.messages import Messages, Values

BOTH = pytest.mark.parametrize("lang", texts.languages())


@cache
def reference(lang: str, *files: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in files:
        bundle.add_resource(FluentResource(text))
    return bundle


def said_by_reference(bundle: FluentBundle, name: str, values: Values) -> str:
    name, _, attribute = name.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(values))
    assert errors == [], name
    return str(text)


@BOTH
@pytest.mark.parametrize("value", ["none", "Naxos", -1, 0, 1, 2, 9, 25, 1000, 1234567])
def test_every_message_reads_as_the_reference_says_it(lang: str, value: str | int) -> None:
    ours = texts.bundle(lang)
    theirs = reference(lang, *texts.sources(lang))
    values = dict.fromkeys(texts.VARIABLE.findall("\n".join(texts.sources(lang))), value)
    for name in ours.patterns:
        assert ours.format(name, values) == said_by_reference(theirs, name, values), name


SOURCE = """
island = Naxos
    .text = the island of { island }
quoted = { "{" }{ "\\u00e9" }{ 3 } { $who }
sum = { $count ->
    [0] nothing
    [one] one coin
    [none] { island.text }
   *[other] { $count } coins, { $who ->
        [bull] Bull
       *[other] { $who }
    }
}
two-lines =
    first
    second { $who }
"""
CASES: list[dict[str, str | int]] = [
    {"count": 0, "who": "bull"},
    {"count": 1, "who": "bull"},
    {"count": 1500, "who": "ram"},
    {"count": "none", "who": "ram"},
]


@BOTH
@pytest.mark.parametrize("values", CASES)
def test_what_messages_are_made_of(lang: str, values: dict[str, str | int]) -> None:
    ours = Messages(lang, [SOURCE])
    theirs = reference(lang, SOURCE)
    assert set(ours.patterns) == {"island", "island.text", "quoted", "sum", "two-lines"}
    for name in ours.patterns:
        assert ours.format(name, values) == said_by_reference(theirs, name, values)


def test_what_is_missing_is_shown_by_its_name() -> None:
    said = Messages("en", ["greet = Hello { $name }, { nobody }\n"]).format("greet", {})
    assert said == "Hello {$name}, {nobody}"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("-brand = Delos\n", "-brand: terms are not read"),
        ("sum = { NUMBER($n) }\n", "sum: FunctionReference is not read"),
        ("sum = { $n ->\n", "not Fluent: sum"),
    ],
)
def test_what_we_do_not_read_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Messages("en", [text])
