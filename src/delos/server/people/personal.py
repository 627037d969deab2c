"""My data: all of it as JSON, and gone when I want it to be gone."""

from __future__ import annotations

from typing import Any, Final, final

from delos.server.people.identity import Identities, Identity
from delos.server.people.names import FORMER
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage
from delos.server.tables.tables import Tables

STAND_IN: Final = "greedy"  # the bot that plays on for who has gone

# What is told about somebody, by name; each query has :me. Nobody else's secrets, no hashes.
EXPORTED: Final = {
    "identity": "SELECT id, name, created FROM identities WHERE id = :me",
    "account": "SELECT created FROM accounts WHERE identity = :me",
    "devices": "SELECT id, label, created, seen FROM devices WHERE identity = :me",
    "passkeys": "SELECT id, label, created, used FROM passkeys WHERE identity = :me",
    "tables_made": "SELECT id, name, title, options, public, status, created, updated "
    "FROM tables WHERE owner = :me ORDER BY created",
    "seats": "SELECT table_id, seat, faction, seats.name, title, status, winners, updated "
    "FROM seats JOIN tables ON id = table_id WHERE holder = :me ORDER BY created, seat",
    "moves": "SELECT m.table_id, number, m.seat, action, played FROM moves m "
    "JOIN seats s ON s.table_id = m.table_id AND s.seat = m.seat WHERE holder = :me "
    "ORDER BY m.table_id, number",
    "ratings": "SELECT game, players, mu, sigma, games, won, updated FROM ratings "
    "WHERE player = :me",
    "rated_games": "SELECT table_id, game, players, before, mu, sigma, ended FROM rated "
    "WHERE player = :me ORDER BY ended",
    "tokens": "SELECT id, label, scopes, created, used, expires FROM tokens WHERE identity = :me",
    "challenges": "SELECT table_id, seat, who, whom, status, reason, made FROM challenges "
    "WHERE who = :me OR whom = :me",
    "people": "SELECT whom, kind, since FROM bonds WHERE who = :me",
    "tournaments_made": "SELECT id, name, content, status, created FROM tournaments "
    "WHERE owner = :me",
    "tournaments": "SELECT tournament_id, name, number, gone FROM entrants WHERE player = :me",
    "orders": "SELECT table_id, seat, content, played FROM orders WHERE holder = :me",
    "talk": "SELECT table_id, room, number, words, move, said FROM talk WHERE who = :me "
    "ORDER BY said, table_id, number",
    "notes": "SELECT table_id, words, updated FROM notes WHERE who = :me ORDER BY updated",
    "muted": "SELECT whom, since FROM mutes WHERE who = :me",
    "notices": "SELECT content, base, told FROM wishes WHERE identity = :me",
    "notice_channels": "SELECT id, kind, target, label, state, made FROM channels "
    "WHERE identity = :me",
    "notices_waiting": "SELECT about, kind, name, due, sent FROM notices WHERE identity = :me",
    "reports_made": "SELECT whom, table_id, reason, words, made FROM reports WHERE who = :me",
}
# Who is the host when the host has gone, as lobby.passed_on has it; nobody: the table is closed.
HEIR: Final = (
    "(SELECT holder FROM seats WHERE table_id = tables.id AND holder IS NOT NULL "
    "ORDER BY seat LIMIT 1)"
)


@final
class Personal:
    def __init__(self, storage: Storage, identities: Identities, tables: Tables) -> None:
        self.storage = storage
        self.identities = identities
        self.tables = tables

    async def exported(self, me: Identity) -> dict[str, list[dict[str, Any]]]:
        def read(db: Database) -> dict[str, list[dict[str, Any]]]:
            found = {
                name: [dict(row) for row in db.execute(query, {"me": me.id})]
                for name, query in EXPORTED.items()
            }
            for one in found["notice_channels"]:
                one["target"] = db.seals.open_target(one["target"], one.pop("id"))
            return found

        return await self.storage.read(read)

    async def delete(self, me: Identity) -> None:
        """Games stay for those who played them, under a name that says nothing."""
        changed = await self.storage.write(lambda db: delete_all(db, me))
        self.identities.forget()
        for id in changed:
            await self.tables.reread(id)


def delete_all(db: Database, me: Identity) -> list[str]:
    """All that is about somebody; the tables that look otherwise now."""
    about = {
        "me": me.id,
        "name": me.name,
        "former": FORMER,
        "level": STAND_IN,
        "own": f"{me.name}'s table",
    }
    about["neutral"] = f"{FORMER}'s table"
    changed = [
        row["id"]
        for row in db.execute(
            "SELECT id FROM tables WHERE owner = :me "
            "OR id IN (SELECT table_id FROM seats WHERE holder = :me)",
            about,
        )
    ]
    held = "holder = :me AND table_id IN (SELECT id FROM tables WHERE status = "
    for query in (
        "DELETE FROM devices WHERE identity = :me",
        "DELETE FROM recovery WHERE identity = :me",
        "DELETE FROM passkeys WHERE identity = :me",
        "DELETE FROM passkey_questions WHERE identity = :me",
        "DELETE FROM tokens WHERE identity = :me",
        "DELETE FROM robots WHERE identity = :me",
        "DELETE FROM challenges WHERE who = :me OR whom = :me",
        "DELETE FROM accounts WHERE identity = :me",
        "DELETE FROM ratings WHERE player = :me",
        "DELETE FROM rated WHERE player = :me",
        "DELETE FROM bonds WHERE who = :me OR whom = :me",
        "UPDATE tournaments SET status = 'closed' WHERE owner = :me AND status = 'open'",
        "UPDATE entrants SET name = :former, gone = 1 WHERE player = :me",
        "DELETE FROM orders WHERE holder = :me",
        "DELETE FROM mutes WHERE who = :me OR whom = :me",
        "DELETE FROM notes WHERE who = :me",
        "DELETE FROM talk WHERE who = :me",
        "UPDATE talk SET name = :former WHERE name = :name AND (table_id, seat) IN "
        "(SELECT table_id, seat FROM seats WHERE holder = :me)",
        "DELETE FROM wishes WHERE identity = :me",
        "DELETE FROM channels WHERE identity = :me",
        "DELETE FROM notices WHERE identity = :me",
        "UPDATE identities SET name = :former WHERE id = :me",
        "UPDATE tables SET name = :neutral WHERE owner = :me AND name = :own",
        "UPDATE seats SET holder = NULL, name = '', kind = 'open', standin = '' "
        f"WHERE {held} 'waiting')",
        "UPDATE seats SET holder = NULL, kind = 'bot', level = :level, standin = '', "
        f"name = 'Bot ' || upper(substr(faction, 1, 1)) || substr(faction, 2) WHERE {held} "
        "'playing')",
        "UPDATE seats SET name = :former WHERE holder = :me",
        f"UPDATE tables SET owner = {HEIR} WHERE owner = :me AND status != 'over' "
        f"AND {HEIR} IS NOT NULL",
        "UPDATE tables SET status = 'over', halt = 'closed' "
        "WHERE owner = :me AND status = 'waiting'",
    ):
        db.execute(query, about)
    return changed
