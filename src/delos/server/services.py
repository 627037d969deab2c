"""Everything that a running server consists of."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, final

from msgspec import Raw

from delos.server.cluster.errands import Errands
from delos.server.fair import Turns, Whereabouts
from delos.server.limits import Limit
from delos.server.live.channels import Channels
from delos.server.live.live import Live
from delos.server.notices.notices import Notices
from delos.server.notices.senders import Senders
from delos.server.notices.subscribing import Subscribing
from delos.server.operating.bans import Bans
from delos.server.operating.counter import Counter
from delos.server.operating.metrics import Tally
from delos.server.operating.office import Office
from delos.server.orders.orders import StandingOrders
from delos.server.people.accounts import Accounts
from delos.server.people.bonds import Bonds
from delos.server.people.identity import Identities
from delos.server.people.notes import Notes
from delos.server.people.passkeys import Passkeys
from delos.server.people.personal import Personal
from delos.server.people.profiles import Profiles
from delos.server.people.styles import Styles
from delos.server.remote.challenges import Challenging
from delos.server.remote.patience import Patience
from delos.server.remote.streams import Streams
from delos.server.remote.tokens import Tokens
from delos.server.settings import Settings
from delos.server.stored.storage import Storage
from delos.server.tables.absence import Absence
from delos.server.tables.checkpoints import Checkpoints
from delos.server.tables.flags import Flags
from delos.server.tables.founding import Founding
from delos.server.tables.lobby import Lobby
from delos.server.tables.pausing import Pausing
from delos.server.tables.playing import Playing
from delos.server.tables.reminding import Reminding
from delos.server.tables.tables import Tables
from delos.server.tables.taking_back import TakingBack
from delos.server.tables.talk import Talk
from delos.server.tables.wordfilter import FILE, WordFilter
from delos.server.thinking.bots_runner import Bots
from delos.server.thinking.mapmaker import Mapmaker
from delos.server.thinking.reviews import Reviews
from delos.server.tournaments.tournaments import Tournaments

if TYPE_CHECKING:  # it needs packages that a single server does without
    from delos.server.cluster.leases import Leases


@final
class Services:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.identities = Identities(self.storage)
        self.accounts = Accounts(self.storage, self.identities)
        self.passkeys = Passkeys(self.storage, self.accounts, settings)
        self.places = Whereabouts()
        self.threads = Turns(settings.threads)  # for what is soon done, but not at once
        self.maps = Mapmaker()
        self.tables = Tables(self.storage, settings, self.threads)
        self.errands = Errands()
        self.founding = Founding(self.tables, self.maps, self.threads)
        self.playing = Playing(self.tables)
        self.taking_back = TakingBack(self.tables)
        self.lobby = Lobby(self.tables)
        self.acting = Limit(settings.actions_rate)
        self.live = Live(self.tables, self.playing, settings, self.acting)
        self.absence = Absence(self.tables, self.live)
        senders = Senders(self.storage, settings)
        self.notices = Notices(self.storage, settings, self.tables, self.live, senders)
        self.subscribing = Subscribing(self.notices)
        self.flags = Flags(self.tables, self.absence)
        self.pausing = Pausing(self.tables)
        self.channels = Channels(self.live, self.tables.hours)
        self.reminding = Reminding(self.tables)
        self.reminding.senders += [self.channels.remind, self.notices.remind]
        self.bots = Bots(self.tables, self.playing, settings, self.places)
        self.orders = StandingOrders(self.storage, settings, self.tables, self.playing)
        self.tournaments = Tournaments(
            self.storage, self.tables, self.founding, self.absence, self.notices, self.errands
        )
        self.reviews = Reviews(self.storage, settings)
        self.personal = Personal(self.storage, self.identities, self.tables)
        self.profiles = Profiles(self.storage)
        self.styles = Styles(self.storage, self.threads)
        self.bonds = Bonds(self.storage)
        self.talk = Talk(self.storage, self.bonds, WordFilter(settings.data / FILE))
        self.talk.listeners.append(self.channels.said)
        self.notes = Notes(self.storage)
        self.talking = Limit(settings.talk_rate)
        self.bans = Bans(self.storage)
        self.office = Office(
            self.storage,
            self.identities,
            self.tables,
            self.bans,
            self.errands,
            self.live.dismiss,
        )
        self.counter = Counter(settings.data, self.office)
        self.tally = Tally()
        self.ready = False  # whether a proxy should send people here
        self.tables.listeners.append(self.tally.change)
        self.tokens = Tokens(self.storage, self.identities, settings.guess_rate)
        self.challenging = Challenging(self.storage, self.tables, self.lobby, self.bonds)
        self.streams = Streams(self.tables, self.live, self.challenging, self.threads, settings)
        self.patience = Patience(self.tables, self.absence, settings)
        self.live.comings.append(self.patience.look)  # after a restart nothing else may happen
        self.challenges = Limit(settings.challenge_rate)
        self.streaming = Limit(settings.stream_rate)
        self.making = Limit(settings.making_rate)
        self.joining = Limit(settings.joining_rate)
        self.asking = Limit(settings.asking_rate)
        self.weighing = Limit(settings.odds_rate)
        self.mailing = Limit(settings.mail_rate)
        self.trying = Limit(settings.trial_rate)
        self.signing = Limit(settings.sign_in_rate)
        self.naming = Limit(settings.name_rate)
        self.guessing = Limit(settings.guess_rate)
        self.replaying = Limit(settings.replay_rate)
        self.learning = Limit(settings.replay_rate)
        self.lesson_maps: dict[
            str, Raw | None
        ] = {}  # pictures by code; lessons and puzzles have few
        self.checkpoints = Checkpoints()
        self.leases: Leases | None = None  # where servers share the database

    async def close(self) -> None:
        await self.tournaments.close()
        await self.orders.close()
        await self.notices.close()
        await self.patience.close()
        await self.absence.close()
        await self.tables.hours.keep()
        await self.bots.close()
        await self.reviews.close()
        await self.maps.close()
        self.accounts.close()
        if self.leases is not None:  # nothing is written from here on: others take the tables
            await self.leases.close()
        await asyncio.to_thread(self.storage.close)
