"""The database's schema, step by step. A step is never changed once released: add another."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from typing import Final

STEPS: Final = (
    # 1: identities, tables, seats and what was played
    """
    CREATE TABLE identities (
        id TEXT PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,     -- SHA-256 of the cookie
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        title TEXT NOT NULL,
        rules INTEGER NOT NULL,         -- version of the rules
        options TEXT NOT NULL,          -- JSON, complete: they set up the same table again
        asked TEXT NOT NULL,            -- JSON, as the maker gave them, for a rematch
        public INTEGER NOT NULL,
        owner TEXT NOT NULL REFERENCES identities (id),
        key BLOB NOT NULL,              -- of the sealed chance: secret until the game is over
        status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
        turn INTEGER,                   -- the seat that decides
        cycle INTEGER NOT NULL,
        winners TEXT NOT NULL,          -- JSON
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        rematch TEXT
    ) STRICT;
    CREATE INDEX tables_by_status ON tables (status, updated);
    CREATE INDEX tables_by_owner ON tables (owner, status);

    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        faction TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('me', 'here', 'open', 'invite', 'bot')),
        holder TEXT REFERENCES identities (id),
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        invite TEXT,                    -- gone once it is used
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_holder ON seats (holder);

    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,        -- 0, 1, 2 ... without gaps: two cannot be number 57
        seat INTEGER NOT NULL,
        action INTEGER,                 -- stable action id; NULL takes the last choice back
        count INTEGER NOT NULL,         -- actions in the game afterwards: replays check it
        key TEXT,                       -- idempotency
        played INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX moves_by_key ON moves (table_id, seat, key) WHERE key IS NOT NULL;
    """,
    # 2: reviews of finished games, and games that are played on from a moment of another
    """
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        version INTEGER NOT NULL,       -- of the values in it: others are made anew
        made INTEGER NOT NULL,
        content BLOB NOT NULL           -- JSON, compressed
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE tables ADD COLUMN origin TEXT;  -- JSON: table, step, and the luck until then
    """,
    # 3: accounts, and a cookie for each device
    """
    CREATE TABLE devices (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL REFERENCES identities (id),
        token BLOB NOT NULL UNIQUE,     -- SHA-256 of the cookie
        coming BLOB UNIQUE,             -- of the cookie that takes its place once it is used
        former BLOB,                    -- of the one before, good for another minute
        turned INTEGER NOT NULL,        -- when the cookie last changed
        label TEXT NOT NULL,            -- browser and system
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX devices_by_identity ON devices (identity);
    CREATE INDEX devices_by_former ON devices (former) WHERE former IS NOT NULL;
    INSERT INTO devices
        SELECT lower(hex(randomblob(6))), id, token, NULL, NULL, created, '', created, created
        FROM identities;

    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT;
    INSERT INTO people SELECT id, name, created FROM identities;
    DROP TABLE identities;
    ALTER TABLE people RENAME TO identities;

    CREATE TABLE accounts (
        identity TEXT PRIMARY KEY REFERENCES identities (id),
        folded TEXT NOT NULL UNIQUE,    -- the name without case, accents and look-alikes
        password TEXT NOT NULL,         -- argon2id, with its salt
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE recovery (
        identity TEXT NOT NULL REFERENCES identities (id),
        code BLOB NOT NULL,             -- SHA-256; gone once it is used
        PRIMARY KEY (identity, code)
    ) STRICT, WITHOUT ROWID;
    """,
    # 4: how a table is run, why it stands still, who was sent away, and bots that sit in for people
    """
    ALTER TABLE tables ADD COLUMN ways TEXT NOT NULL DEFAULT '{}';     -- JSON, as the host set them
    ALTER TABLE tables ADD COLUMN halt TEXT NOT NULL DEFAULT '';       -- closed, or nothing
    ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]';   -- JSON: identities
    ALTER TABLE seats ADD COLUMN standin TEXT NOT NULL DEFAULT '';     -- level of a bot, or none
    """,
    # 5: keys of running games and invitations are sealed (seals.py does it): older programs could
    # not read them, and this number keeps them away
    """
    UPDATE tables SET rematch = rematch WHERE 0;
    """,
    # 6: ratings, and what people think of each other
    """
    ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;  -- 0: it will not count

    CREATE TABLE ratings (
        player TEXT NOT NULL,           -- an identity, or bot:LEVEL
        game TEXT NOT NULL,             -- a title, or hades
        players INTEGER NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        games INTEGER NOT NULL,
        won INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        PRIMARY KEY (player, game, players)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_ladder ON ratings (game, players, mu);

    CREATE TABLE rated (
        table_id TEXT NOT NULL REFERENCES tables (id),
        player TEXT NOT NULL,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        before REAL NOT NULL,           -- mu
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        ended INTEGER NOT NULL,
        PRIMARY KEY (table_id, player)  -- a game counts once
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX rated_by_player ON rated (player, game, players, ended);

    CREATE TABLE bonds (
        who TEXT NOT NULL REFERENCES identities (id),
        whom TEXT NOT NULL REFERENCES identities (id),
        kind TEXT NOT NULL CHECK (kind IN ('follow', 'block')),
        since INTEGER NOT NULL,
        PRIMARY KEY (who, whom)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bonds_by_whom ON bonds (whom, kind);

    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        who TEXT NOT NULL REFERENCES identities (id),
        whom TEXT NOT NULL REFERENCES identities (id),
        name TEXT NOT NULL,             -- as it was then
        table_id TEXT,
        reason TEXT NOT NULL,
        words TEXT NOT NULL,
        made INTEGER NOT NULL,
        settled INTEGER
    ) STRICT;
    CREATE INDEX reports_by_who ON reports (who, made);
    """,
    # 7: where people want to hear that it is their turn, and what is to be told
    """
    CREATE TABLE own (
        name TEXT PRIMARY KEY,          -- what the server made for itself
        value BLOB NOT NULL             -- sealed
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE wishes (
        identity TEXT PRIMARY KEY REFERENCES identities (id),
        content TEXT NOT NULL,          -- JSON: language, of what, how often, when not
        base TEXT NOT NULL,             -- the address at which they use this server
        told INTEGER NOT NULL           -- when they last heard something
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE channels (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL REFERENCES identities (id),
        kind TEXT NOT NULL CHECK (kind IN ('push', 'webhook', 'mail')),
        target TEXT NOT NULL,           -- an address of the web, or of mail
        keys TEXT NOT NULL,             -- JSON: what a browser gave to encrypt with
        label TEXT NOT NULL,            -- browser and system
        code BLOB,                      -- SHA-256 of what confirms it, while it is not confirmed
        off TEXT NOT NULL UNIQUE,       -- in a link that ends it
        state TEXT NOT NULL CHECK (state IN ('new', 'good', 'bad')),
        failures INTEGER NOT NULL,      -- since it last worked
        made INTEGER NOT NULL,
        UNIQUE (identity, kind, target)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX channels_by_identity ON channels (identity);

    CREATE TABLE notices (
        identity TEXT NOT NULL REFERENCES identities (id),
        about TEXT NOT NULL,            -- a table, or a tournament
        kind TEXT NOT NULL,             -- turn, remind, invited, over ...
        name TEXT NOT NULL,             -- of what it is about
        path TEXT NOT NULL,             -- its page
        due INTEGER NOT NULL,
        sent INTEGER,                   -- kept until the turn is over: it is told once
        PRIMARY KEY (identity, about, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notices_by_due ON notices (due) WHERE sent IS NULL;
    """,
    # 8: standing orders
    """
    CREATE TABLE orders (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        holder TEXT NOT NULL REFERENCES identities (id),
        content TEXT NOT NULL,          -- JSON, for its owner's eyes only
        played TEXT NOT NULL,           -- JSON: what was played by order, the last ones
        skip INTEGER NOT NULL,          -- actions in the game where something was taken back
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX orders_by_holder ON orders (holder);
    """,
    # 9: tournaments
    """
    CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        owner TEXT NOT NULL REFERENCES identities (id),
        content TEXT NOT NULL,          -- JSON, as it was wanted
        public INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        round INTEGER NOT NULL,         -- 0: not begun
        deal TEXT NOT NULL,             -- JSON: who sits together in this round
        invite TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tournaments_by_status ON tournaments (status, updated);
    CREATE INDEX tournaments_by_owner ON tournaments (owner, status);

    CREATE TABLE entrants (
        tournament_id TEXT NOT NULL REFERENCES tournaments (id),
        player TEXT NOT NULL,           -- an identity, or bot:NUMBER
        name TEXT NOT NULL,
        level TEXT NOT NULL,            -- of a bot
        number INTEGER NOT NULL,        -- in the order of coming
        gone INTEGER NOT NULL,          -- has left: a bot plays on
        PRIMARY KEY (tournament_id, player)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entrants_by_player ON entrants (player);

    CREATE TABLE tournament_tables (
        tournament_id TEXT NOT NULL REFERENCES tournaments (id),
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
        players TEXT NOT NULL,          -- JSON, in the order of the seats
        places TEXT NOT NULL,           -- JSON, in the same order; empty: it is not over
        PRIMARY KEY (tournament_id, round, number)
    ) STRICT, WITHOUT ROWID;
    """,
    # 10: programs from elsewhere: tokens, bot accounts and challenges; what operators do
    """
    CREATE TABLE tokens (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL REFERENCES identities (id),
        hash BLOB NOT NULL UNIQUE,      -- SHA-256 of the token
        label TEXT NOT NULL,
        scopes TEXT NOT NULL,           -- with spaces between them
        created INTEGER NOT NULL,
        used INTEGER,                   -- to the hour
        expires INTEGER
    ) STRICT;
    CREATE INDEX tokens_by_identity ON tokens (identity);

    CREATE TABLE robots (               -- accounts that programs play
        identity TEXT PRIMARY KEY REFERENCES identities (id),
        since INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE challenges (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        who TEXT NOT NULL REFERENCES identities (id),
        whom TEXT NOT NULL REFERENCES identities (id),
        status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'cancelled')),
        reason TEXT NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX challenges_by_whom ON challenges (whom, status);
    CREATE INDEX challenges_by_who ON challenges (who, status);
    CREATE INDEX challenges_by_table ON challenges (table_id, seat, status);

    CREATE TABLE bans (
        kind TEXT NOT NULL CHECK (kind IN ('person', 'address')),
        what TEXT NOT NULL,             -- an identity, or an address or network
        since INTEGER NOT NULL,
        until INTEGER,
        why TEXT NOT NULL,
        PRIMARY KEY (kind, what)
    ) STRICT;

    CREATE TABLE audit (
        id INTEGER PRIMARY KEY,
        made INTEGER NOT NULL,
        who TEXT NOT NULL,              -- the operator
        what TEXT NOT NULL,             -- the command
        about TEXT NOT NULL,            -- a table, a person, an address
        why TEXT NOT NULL,
        detail TEXT NOT NULL            -- JSON
    ) STRICT;
    CREATE INDEX audit_by_about ON audit (about, id);
    """,
    # 11: clocks, what was said and what happened at a table, notes
    """
    ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';    -- JSON, see clocks.py
    ALTER TABLE tables ADD COLUMN flag INTEGER;                        -- hour when time is out
    ALTER TABLE tables ADD COLUMN deserted TEXT NOT NULL DEFAULT '[]'; -- JSON: who left the game
    CREATE INDEX tables_by_flag ON tables (flag) WHERE flag IS NOT NULL;

    CREATE TABLE hours (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        served INTEGER NOT NULL         -- milliseconds that servers have run with this file
    ) STRICT;
    INSERT INTO hours VALUES (1, 0);

    CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables (id),
        room TEXT NOT NULL,             -- table, or team:SEAT
        number INTEGER NOT NULL,        -- in its room, from 1 on
        kind TEXT NOT NULL,             -- say, or what happened
        seat INTEGER,
        who TEXT REFERENCES identities (id),
        name TEXT NOT NULL,             -- as it was then
        words TEXT NOT NULL,
        move INTEGER NOT NULL,          -- moves in the record by then
        said INTEGER NOT NULL,
        PRIMARY KEY (table_id, room, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX talk_by_who ON talk (who) WHERE who IS NOT NULL;

    CREATE TABLE mutes (
        who TEXT NOT NULL REFERENCES identities (id),
        whom TEXT NOT NULL REFERENCES identities (id),
        since INTEGER NOT NULL,
        PRIMARY KEY (who, whom)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX mutes_by_whom ON mutes (whom);

    CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables (id),
        who TEXT NOT NULL REFERENCES identities (id),
        words TEXT NOT NULL,
        version INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        PRIMARY KEY (who, table_id)
    ) STRICT, WITHOUT ROWID;
    """,
    # 12: servers that share a database (PostgreSQL), the tables that each keeps, and what they call
    # to each other; times are the database's
    """
    CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,          -- where the others reach it
        started REAL NOT NULL,
        seen REAL NOT NULL,             -- its last sign of life
        dead INTEGER NOT NULL           -- 1: others have its tables, it may write no more
    ) STRICT;

    CREATE TABLE keepers (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        server TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keepers_by_server ON keepers (server);

    CREATE TABLE calls (
        id INTEGER PRIMARY KEY,
        server TEXT NOT NULL,
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        made REAL NOT NULL
    ) STRICT;
    """,
    # 13: addresses of channels are sealed (seals.py does it): older programs could not use them
    """
    UPDATE channels SET target = target WHERE 1 = 0;
    """,
    # 14: whether a key was used is known to the table in memory (tables/table.py); a second index
    # made each move a third dearer to write
    """
    DROP INDEX IF EXISTS moves_by_key;
    """,
    # 15: passkeys, and what was asked of one: each question is answered once, at any server
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,            -- for its owner to name it by
        identity TEXT NOT NULL REFERENCES identities (id),
        credential BLOB NOT NULL UNIQUE, -- as the browser names it
        key BLOB NOT NULL,              -- the public one, in COSE
        count INTEGER NOT NULL,         -- signatures, where the device counts them
        label TEXT NOT NULL,            -- browser and system on which it was made
        created INTEGER NOT NULL,
        used INTEGER
    ) STRICT;
    CREATE INDEX passkeys_by_identity ON passkeys (identity);

    CREATE TABLE passkey_questions (
        question BLOB PRIMARY KEY,      -- SHA-256 of what was to be signed; gone once it is used
        identity TEXT NOT NULL,         -- who wants to add one; nobody: who wants to sign in
        asked INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
)


@cache
def referring(table: str) -> tuple[tuple[str, str], ...]:
    """The tables and columns that refer to a table's rows, as the schema says."""
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.executescript("".join(STEPS))
        names = empty.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return tuple(
            (name, key[3])
            for (name,) in names
            for key in empty.execute(f'PRAGMA foreign_key_list("{name}")')
            if key[2] == table
        )
