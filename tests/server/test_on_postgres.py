"""What people do at a server, once more with PostgreSQL below it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import psycopg
import pytest

from tests.server.conftest import Arrive
from tests.server.harness import UNLIMITED, Host, Json, Live, bad, deciding, good
from tests.server.postgres import Cluster
from tests.server.test_lobby import (  # noqa: F401
    test_a_full_table_waits_for_its_host,
    test_a_seat_is_offered_otherwise,
    test_a_seat_may_be_left_and_the_rights_pass_on,
    test_places_are_changed,
    test_the_host_says_when_it_begins,
    test_the_host_sends_somebody_away,
)
from tests.server.test_passkeys import (  # noqa: F401
    test_a_passkey_is_added_and_signs_in,
    test_recovery_and_deletion_end_them,
)
from tests.server.test_pausing import (  # noqa: F401
    test_all_agree_to_pause_and_to_go_on,
    test_an_abandoned_game_has_no_result,
    test_who_leaves_has_lost,
)
from tests.server.test_people import (  # noqa: F401
    test_a_profile_tells_nothing_of_running_games,
    test_follow_and_let_go,
    test_who_is_blocked_joins_no_table_of_mine,
)
from tests.server.test_playing import (  # noqa: F401
    index_of,
    started,
    test_illegal_choices_say_why,
    test_invitations_are_for_one_seat_and_one_use,
    test_late_and_early_choices_have_no_effect,
    test_nothing_before_everybody_sits,
    test_of_many_at_once_one_is_played,
    test_of_many_with_one_key_one_is_played,
    test_other_people_cannot_play,
    test_same_key_same_answer,
    test_undo_takes_back_what_touched_nobody,
    test_unknown_tables,
)
from tests.server.test_remote import (  # noqa: F401
    test_a_token_is_told_once_and_only_its_hash_is_kept,
    test_only_who_never_played_becomes_a_bot,
)
from tests.server.test_style import test_three_games_tell_how_somebody_plays  # noqa: F401
from tests.server.test_talk import test_a_team_talks_among_itself  # noqa: F401

Sit = Callable[..., Live]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    cluster = Cluster().start()
    patient: Json = {"sign_in_rate": UNLIMITED, "name_rate": UNLIMITED}
    data = tmp_path_factory.mktemp("data")
    running = Host(data, database=cluster.database(), **patient).start()
    yield running
    running.stop()
    cluster.stop()


def test_on_a_full_disk_words_and_notes_are_refused_and_none_is_lost(
    arrive: Arrive, host: Host
) -> None:
    ann = arrive(name="Ann")
    id = ann.make(["me", "open", "me", "open"])["id"]
    good(ann.post(f"/tables/{id}/talk", {"words": "one"}))
    note = good(ann.post(f"/tables/{id}/note", {"words": "first", "version": 0}))
    full = (
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$",
        "CREATE TRIGGER full_talk BEFORE INSERT ON talk EXECUTE FUNCTION full_disk()",
        "CREATE TRIGGER full_notes BEFORE INSERT ON notes EXECUTE FUNCTION full_disk()",
    )
    with psycopg.connect(host.settings.database, autocommit=True) as db:
        for statement in full:
            db.execute(statement)
        try:
            failed = ann.post(f"/tables/{id}/talk", {"words": "two"})
            assert "nothing was changed" in bad(failed, 503, "storage")["message"]
            second = {"words": "second", "version": note["version"]}
            bad(ann.post(f"/tables/{id}/note", second), 503, "storage")
            assert good(ann.get(f"/tables/{id}/note")) == note
        finally:
            db.execute("DROP FUNCTION full_disk CASCADE")
    good(ann.post(f"/tables/{id}/talk", {"words": "three"}))
    lines = good(ann.get(f"/tables/{id}/talk"))["lines"]
    assert [one["words"] for one in lines if one["kind"] == "say"] == ["one", "three"]
    assert good(ann.post(f"/tables/{id}/note", second))["words"] == "second"


def test_what_cannot_be_stored_harms_nobody_else(arrive: Arrive, sit: Sit) -> None:
    """PostgreSQL keeps no zero bytes: whoever sends one is refused, alone."""
    ann = arrive(name="Ann")
    id = ann.make()["id"]
    live = sit(ann, id)
    state = live.until(deciding)
    bad(ann.play(id, state, state["options"][0], key="zero\0"), 400, "malformed")
    good(ann.play(id, state, state["options"][0], key="none"))


def test_a_move_whose_commit_ends_late_is_known_by_its_key(
    arrive: Arrive, sit: Sit, host: Host
) -> None:
    """The line broke in COMMIT, and the move comes again while the database still commits it."""
    person, id, state = started(arrive, sit)
    choice = state["options"][0]
    count = host.services.tables.cache[id].course.after(choice["id"]).game.count
    row = (id, state["index"], state["seat"], choice["id"], count, "same", 0)
    with psycopg.connect(host.settings.database) as db:
        db.execute("INSERT INTO moves VALUES (%s, %s, %s, %s, %s, %s, %s)", row)
        # Nobody sees the row yet; whoever writes the same one waits for it.
        later = threading.Timer(0.5, db.commit)
        later.start()
        found = good(person.play(id, state, choice, key="same"))
        later.join()
    assert found == {"index": state["index"] + 1}
    assert index_of(person, id) == state["index"] + 1
