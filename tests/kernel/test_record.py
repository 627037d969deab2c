"""Records and dumps of the little game, sound and broken."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from delos.kernel import inside
from delos.kernel.chance import SealedChance, SeededChance
from delos.kernel.dump import checksum, read_dump
from delos.kernel.errors import BadRecord
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.record import read_record, verify_record
from tests.kernel import toy

pytestmark = pytest.mark.plain_only

KEY = bytes(range(32))

Cases = dict[str, tuple[Callable[[str], str], str]]  # how to spoil a text, what is then said


def sealed(over: bool = True) -> Game:
    game = toy.new(SealedChance(KEY))
    game.playout(4, limit=1_000 if over else 3)
    return game


def again(text: str) -> Game:
    return read_record(text, toy.set_up)


# -- records ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_finished_game_replays_exactly(seed: int) -> None:
    game = toy.finished(seed, players=3)
    twin = again(game.record())
    assert twin.over
    assert twin.winners == game.winners
    assert twin.actions() == game.actions()
    assert twin.record() == game.record()


@pytest.mark.parametrize("limit", [0, 1, 2, 5])
def test_an_unfinished_game_replays_to_the_same_decision_and_luck(limit: int) -> None:
    game = toy.seeded(3, goal=30)
    game.playout(9, limit=limit)
    twin = again(game.record())
    assert (twin.seat, twin.ids()) == (game.seat, game.ids())
    game.playout(10)
    twin.playout(10)
    assert twin.actions() == game.actions()


def test_a_game_with_manual_chance_stays_manual() -> None:
    game = toy.new(None)
    game.play("deal 2")
    game.play("dive 2")
    twin = again(game.record())
    assert twin.seat == CHANCE
    assert twin.texts() == ["calm", "gale"]


def test_a_record_is_read_by_people() -> None:
    game = toy.new(None)
    game.play("deal 2")
    assert game.record().splitlines() == [
        '[Delos "1"]',
        '[Title "pearls"]',
        '[Rules "3"]',
        '[Option players "2"]',
        '[Option goal "6"]',
        '[Seat 0 "anna"]',
        '[Seat 1 "ben"]',
        '[Result "*"]',
        "",
        "1 chance deal 2",
        "*",
    ]


def test_comments_blank_lines_and_foreign_line_ends_do_not_matter() -> None:
    text = toy.finished(1).record()
    loose = "\ufeff# my game\n" + text.replace("\n", " \r\n\r\n").replace("  ", " ")
    assert again(loose).record() == text


def test_tags_for_people_are_allowed() -> None:
    text = toy.finished(1).record()
    more = '[Date "2025-11-15"]\n[Player 0 "Zoë \\"Z\\""]\n'
    assert again(text.replace("[Result", more + "[Result")).record() == text


def test_a_record_can_be_stopped_at_any_action() -> None:
    game = toy.finished(1)
    text = game.record()
    for stop in range(game.count + 1):
        assert read_record(text, toy.set_up, stop).count == stop
    with pytest.raises(BadRecord, match="no step"):
        read_record(text, toy.set_up, game.count + 1)


def test_only_what_grew_from_the_opening_has_a_record() -> None:
    game = toy.seeded(2)
    for twin in (game.copy(), game.copy()):
        inside.state(twin).at[toy.PEARLS] += 1
        with pytest.raises(BadRecord, match=r"dump\(\)"):
            twin.record()
    inside.resume(game, [99])
    with pytest.raises(BadRecord, match="from the opening"):
        game.record()


def swap(old: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(old, new, text, count=1, flags=re.MULTILINE)


def drop_last(count: int) -> Callable[[str], str]:
    return lambda text: "\n".join(text.splitlines()[:-count])


BROKEN: Cases = {
    "empty": (lambda _: "", "empty"),
    "only blanks": (lambda _: " \n\n", "empty"),
    "other text": (lambda _: "Dear diary", "Line 1: this is not a Delos record"),
    "json": (lambda _: "{}", "not a Delos record"),
    "future format": (swap(r'Delos "1"', 'Delos "2"'), "format '2'.*Update"),
    "no format": (swap(r'Delos "1"', 'Delos "one"'), "not a format version"),
    "other rules": (swap(r'Rules "3"', 'Rules "4"'), "Line 3: .*version '4'.*plays version 3"),
    "unknown title": (swap(r'Title "pearls"', 'Title "chess"'), "no title 'chess'"),
    "no title": (swap(r"^\[Title.*\n", ""), r"\[Title .* is missing"),
    "no rules": (swap(r"^\[Rules.*\n", ""), r"\[Rules .* is missing"),
    "no result": (swap(r"^\[Result.*\n", ""), r"\[Result .* is missing"),
    "bad option": (swap(r'players "2"', 'players "7"'), "cannot be set up: pearls is for 2 or 3"),
    "unknown option": (swap("goal", "gaol"), "no option 'gaol'"),
    "option not JSON": (swap(r'goal "6"', 'goal "six"'), "Line 5: 'six' is not valid JSON"),
    "deep option": (swap(r'goal "6"', f'goal "{"[" * 9999}"'), "Line 5: .* is not valid JSON"),
    "huge option": (swap(r'goal "6"', f'goal "{"9" * 9999}"'), "Line 5: .* is not valid JSON"),
    "unknown tag": (swap(r"\[Seat", "[Saet"), "Line 6: unknown tag 'Saet 0'"),
    "tag without value": (swap(r'"pearls"\]', ""), r"Line 2: a tag looks like"),
    "tag not closed": (swap(r'"pearls"\]', '"pearls]'), r"Line 2: a tag looks like"),
    "tag with rest": (swap(r'"pearls"', '"pearls" "x"'), r"Line 2: .* is not valid JSON"),
    "tag twice": (swap(r"^\[Rules", '[Title "pearls"]\n[Rules'), "Line 3: .*already on line 2"),
    "other seat": (swap(r'"ben"', '"bob"'), "Line 7: seat 1 is 'ben'"),
    "seat too high": (swap(r"Seat 1", "Seat 5"), "Line 7: there is no seat '5'"),
    "wrong result tag": (swap(r'Result "\w+"', 'Result "cleo"'), "Line 8: .*the result 'anna'"),
    "unfinished result tag": (swap(r'Result "\w+"', 'Result "*"'), r"the tag has '\*'"),
    "wrong last line": (drop_last(1), "cut short"),
    "cut in the middle": (drop_last(4), "cut short"),
    "cut after the tags": (lambda text: text[: text.index("\n\n")], "cut short"),
    "cut within the tags": (lambda text: text[:40], r"missing|a tag looks like"),
    "other end": (swap(r"^anna$", "ben"), "expected the result 'anna' at the end, found 'ben'"),
    "missing action": (swap(r"^2 .*\n", ""), "expected action 2, found '3 "),
    "wrong number": (swap(r"^3 ", "7 "), "expected action 3, found '7 "),
    "huge number": (swap(r"^3 ", "9" * 9999 + " "), "expected action 3"),
    "wrong seat": (swap(r"^2 anna", "2 ben"), "Expected anna to decide 'turn.dive': 'dive 1'"),
    "wrong actor": (swap(r"^1 chance", "1 anna"), "Expected chance to decide 'turn.deal'"),
    "illegal action": (swap(r"^2 anna dive \d", "2 anna dive 9"), "found 'anna dive 9'"),
    "nameless action": (swap(r"^2 .*", "2"), "action 2 cannot be played"),
    "action after the end": (swap(r"^anna$", "99 anna dive 1\nanna"), "the game is over after"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_says_where_and_why(name: str) -> None:
    spoil, message = BROKEN[name]
    text = toy.finished(4).record()
    assert '[Result "anna"]' in text
    spoilt = spoil(text)
    assert spoilt != text
    with pytest.raises(BadRecord, match=message) as caught:
        again(spoilt)
    assert len(str(caught.value)) < 500


def test_an_error_shows_only_a_few_of_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delos.kernel.record.SHOWN", 2)
    text = toy.finished(4).record()
    with pytest.raises(BadRecord, match="'deal 1', 'deal 2' and 1 more; found"):
        again(swap("^1 chance deal .", "1 chance deal 4")(text))


def test_every_cut_of_a_record_is_noticed() -> None:
    text = toy.finished(4).record().rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            again(text[:length])


# -- sealed games -------------------------------------------------------------------------------


def test_a_sealed_record_shows_its_key_only_at_the_end() -> None:
    running, over = sealed(over=False).record(), sealed().record()
    assert KEY.hex() not in running
    assert "[Chance" not in running
    assert "[Sealed" in running
    assert KEY.hex() in over
    assert again(over).record() == over


def test_a_sealed_record_can_be_verified() -> None:
    game = sealed()
    text = game.record()
    assert verify_record(text, toy.set_up) == text.count(" chance ")


def tampered(text: str) -> str:
    """Another outcome for the last draw, so that the record still replays."""
    cut = text.rindex(" chance deal 1")
    return text[:cut] + " chance deal 2" + text[cut + 14 :]


UNVERIFIED: Cases = {
    "not sealed": (lambda _: toy.finished(1).record(), "not sealed"),
    "no key yet": (lambda _: sealed(over=False).record(), "not published yet"),
    "tampered": (tampered, "tampered with. The key gives 'deal 1', the record has 'deal 2'"),
    "other key": (swap(r'Key "00', 'Key "11'), "not the one that was promised"),
    "other promise": (swap(r'Sealed "\w\w', 'Sealed "zz'), "not the one that was promised"),
    "short key": (swap(r'Key "00', 'Key "'), "64 hexadecimal digits"),
    "no promise": (swap(r"^\[Sealed.*\n", ""), "not sealed"),
    "wrong result": (swap(r'Result "\w+', 'Result "cleo'), "the tag has 'cleo'"),
}


@pytest.mark.parametrize("name", UNVERIFIED)
def test_verification_fails_with_a_reason(name: str) -> None:
    spoil, message = UNVERIFIED[name]
    with pytest.raises(BadRecord, match=message):
        verify_record(spoil(sealed().record()), toy.set_up)


def test_a_tampered_record_still_replays() -> None:
    assert again(tampered(sealed().record())).over


def test_a_replay_notices_a_wrong_key() -> None:
    with pytest.raises(BadRecord, match="promised"):
        again(swap(r'Key "00', 'Key "11')(sealed().record()))
    with pytest.raises(BadRecord, match=r"needs the \[Sealed\] tag"):
        again(swap(r"^\[Sealed.*\n", "")(sealed().record()))


def test_a_bad_chance_tag_is_refused() -> None:
    with pytest.raises(BadRecord, match="does not describe any chance"):
        again(swap(r"rng:\d+", "rng:x")(toy.seeded(1).record()))


# -- dumps --------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", range(12))
def test_a_dump_goes_on_at_the_same_decision_with_the_same_luck(limit: int) -> None:
    game = toy.seeded(6, players=3, goal=9)
    game.playout(1, limit=limit)
    twin = read_dump(game.dump(), toy.set_up)
    assert (twin.seat, twin.ids()) == (game.seat, game.ids())
    assert twin.dump() == game.dump()
    game.playout(2)
    twin.playout(2)
    assert twin.record() == game.record()


def test_dumps_keep_sealed_and_manual_chance() -> None:
    assert isinstance(inside.chance(read_dump(sealed(over=False).dump(), toy.set_up)), SealedChance)
    assert inside.chance(read_dump(toy.new(None).dump(), toy.set_up)) is None
    assert isinstance(inside.chance(read_dump(toy.seeded(1).dump(), toy.set_up)), SeededChance)


def changed(**fields: object) -> Callable[[str], str]:
    """Fields put in place of others, with a check that fits."""

    def change(text: str) -> str:
        whole = {**json.loads(text), **fields}
        whole["check"] = checksum(whole)
        return json.dumps(whole)

    return change


BAD_DUMPS: Cases = {
    "empty": (lambda _: "", "cut short or damaged"),
    "cut": (lambda text: text[:-20], "cut short or damaged"),
    "other JSON": (lambda _: "[1]", "not a JSON object"),
    "other object": (lambda _: '{"a": 1}', "not a Delos dump"),
    "too deep": (lambda _: "[" * 100_000, "nested too deeply"),
    "huge number": (lambda _: "9" * 10_000, "not valid JSON"),
    "edited": (swap(r'"rules": 3', '"rules": 4'), "changed or damaged"),
    "future": (swap(r'"version": 1', '"version": 2'), "version '2'.*Update Delos"),
    "no version": (swap(r'"version": 1', '"version": null'), "names no version"),
    "other rules": (changed(rules=4), "version '4' of the rules"),
    "unknown title": (changed(title="chess"), "no title 'chess'"),
    "no title": (changed(title=None), '"title" must be a text'),
    "bad options": (changed(options={"goal": "x"}), "cannot be set up"),
    "options no object": (changed(options=[1]), '"options" must be an object'),
    "other seats": (changed(seats=["x"]), "seats do not fit"),
    "bad actions": (changed(actions=[1, "2"]), "list of numbers"),
    "no actions": (changed(actions=None), "list of numbers"),
    "bad chance": (changed(chance="rng:0"), '"chance" cannot be read'),
    "chance no text": (changed(chance=5), '"chance" must be a text'),
    "no state": (changed(state=None), '"state" must be an object'),
    "bad state": (changed(state={"at": []}), "state cannot be taken up"),
    "bad frames": (changed(state={"at": [], "frames": [["Turn", [0, 0]]]}), "cannot be taken up"),
}


@pytest.mark.parametrize("name", BAD_DUMPS)
def test_a_bad_dump_is_refused_with_a_remedy(name: str) -> None:
    spoil, message = BAD_DUMPS[name]
    with pytest.raises(BadRecord, match=message):
        read_dump(spoil(toy.seeded(1).dump()), toy.set_up)


def test_every_cut_of_a_dump_is_noticed() -> None:
    text = toy.seeded(1).dump().rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            read_dump(text[:length], toy.set_up)
