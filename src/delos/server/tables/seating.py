"""Who sits where, and which people share a screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from delos.kernel.title import Title
from delos.server.people.identity import Identity, clean
from delos.server.protocol.common import SeatKind
from delos.server.protocol.tables import SeatInfo, WantedSeat
from delos.server.refusal import malformed


@dataclass(frozen=True)
class Seat:
    seat: int
    faction: str
    kind: str  # me, here, open, invite or bot: how the seat was offered
    holder: str | None  # the identity that plays it
    name: str
    level: str  # of a bot
    invite: str | None
    standin: str = ""  # level of the bot that plays for nobody, or for who is away
    robot: bool = False  # the holder is a bot account

    @property
    def free(self) -> bool:
        return self.holder is None and self.kind != "bot"

    @property
    def bot(self) -> str:
        """The level of the bot that plays the seat now, if one does."""
        return self.level if self.kind == "bot" else self.standin

    @property
    def called(self) -> str:
        """The name somebody gave; none where it is only the faction's, told in each language: a
        bot's has the faction's name in the language of whoever made the table."""
        if self.kind == "bot" and self.name.startswith("Bot "):
            return ""
        return "" if self.name == self.faction.capitalize() else self.name

    def info(self, me: str | None) -> SeatInfo:
        kind: SeatKind = "person"
        if self.kind == "bot":
            kind = "bot"
        elif self.holder is None:
            kind = "open" if self.kind == "open" else "invite"
        yours = me is not None and self.holder == me
        return SeatInfo(
            seat=self.seat,
            faction=self.faction,
            kind=kind,
            name=self.name,
            level=self.bot or None,
            yours=yours,
            standin=self.standin != "",
            person=self.holder,
            robot=self.robot,
        )


def seated(
    title: Title, wanted: list[WantedSeat], maker: Identity, invite: list[str]
) -> list[Seat]:
    """The seats of a new table; ``invite`` holds a fresh token for each."""
    if len(wanted) != len(title.seats):
        raise malformed(
            "seat-count", all=len(title.seats), names=", ".join(title.seats), given=len(wanted)
        )
    seats = []
    for number, wish in enumerate(wanted):
        mine = wish.kind in {"me", "here"}
        name = clean(wish.name)
        if wish.kind == "me":
            name = name or maker.name
        elif wish.kind == "here":
            name = name or title.seats[number].capitalize()
        elif wish.kind == "bot":
            name = name or f"Bot {title.seats[number].capitalize()}"
        seats.append(
            Seat(
                number,
                title.seats[number],
                wish.kind,
                maker.id if mine else None,
                name,
                wish.level if wish.kind == "bot" else "",
                invite[number] if wish.kind == "invite" else None,
                robot=wish.kind == "me" and maker.robot,
            )
        )
    check_pairs(title, seats)
    return seats


def reserved(title: Title, seats: list[Seat], others: dict[str, str] | None) -> list[Seat]:
    """The seats when the free ones are kept for some people, in their order."""
    found = list(seats)
    for who, name in (others or {}).items():
        first = next((one.seat for one in found if one.free), None)
        if first is None:
            raise malformed("seats-for-all", people=len(others or {}))
        for seat in side(title, first):
            found[seat] = replace(found[seat], kind="open", holder=who, name=name, invite=None)
    return found


def played_on(title: Title, seats: list[Seat], seat: int, who: Identity, level: str) -> list[Seat]:
    """The seats of a game that somebody plays on: one side is theirs, bots have the others."""
    own = side(title, seat)
    return [
        replace(
            one,
            kind="me",
            holder=who.id,
            name=who.name,
            level="",
            invite=None,
            standin="",
            robot=who.robot,
        )
        if one.seat in own
        else replace(
            one,
            kind="bot",
            holder=None,
            name=one.name if one.kind == "bot" else f"Bot {one.faction.capitalize()}",
            level=one.level if one.kind == "bot" else level,
            invite=None,
            standin="",
            robot=False,
        )
        for one in seats
    ]


def pairs(title: Title) -> bool:
    """Whether one person plays all seats of a side: fewer players than seats."""
    players = title.options.get("players")
    return isinstance(players, int) and players < len(title.seats)


def side(title: Title, seat: int) -> list[int]:
    """The seats that the same person must play."""
    return sorted(title.team(seat)) if pairs(title) else [seat]


def check_pairs(title: Title, seats: list[Seat]) -> None:
    for seat in seats:
        for other in side(title, seat.seat):
            if seats[other].kind != seat.kind:
                numbers = ", ".join(str(one) for one in side(title, seat.seat))
                raise malformed("pairs", seats=numbers)


def person(title: Title, seats: list[Seat], seat: int) -> tuple[str, int]:
    """Who of the people at one screen plays the seat: equal for equal people."""
    if seats[seat].kind == "here":
        return ("here", side(title, seat)[0])
    return ("me", 0)


def taken(seats: list[Seat], numbers: list[int], who: Identity) -> list[Seat]:
    """The seats after somebody has taken some of them."""
    return [
        replace(seat, holder=who.id, name=who.name, invite=None, standin="", robot=who.robot)
        if seat.seat in numbers
        else seat
        for seat in seats
    ]


def awaited(title: Title, seats: list[Seat], turn: int | None) -> int | None:
    """The first seat of the person who is asked; None: nobody is, or a bot."""
    return None if turn is None or seats[turn].bot else side(title, turn)[0]


def held(seats: list[Seat], who: str | None) -> list[int]:
    return [seat.seat for seat in seats if who is not None and seat.holder == who]
