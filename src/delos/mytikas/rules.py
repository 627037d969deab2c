"""The rules of one table: numbers and Deity cards, built once."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.mytikas.ids import GODS, NONE, SPACES, TYPES
from delos.mytikas.power import Deity

MAX_EFFECT: Final = 4  # favours, offerings, moves and gold of a bonus effect


@final
class Numbers:
    """What the data file holds, checked (numbers.toml; catalogue section 20)."""

    def __init__(
        self,
        name: str,
        tokens: list[int],
        favours: int,
        locks: list[int],
        start: list[int],
        start_offering: int,
        cost: list[int],
        points: list[int],
        effects: list[int],
        city_yield: list[int],
        ground_yield: list[int],
        hades_raises: int,
        apollo_raises: int,
        base_offerings: int,
        small_temple_offerings: int,
        large_temple_offerings: int,
        bonus: list[int],
        bonus_count: list[int],
    ) -> None:
        self.name = name
        self.tokens = tokens  # per level
        self.favours = favours  # per god
        self.locks = locks  # from the face-up end
        self.start = start  # place * TYPES + type
        self.start_offering = start_offering
        self.cost = cost  # kind of piece * TYPES + type
        self.points = points  # per kind of piece
        self.effects = effects  # slot * MAX_EFFECT + favours, offerings, moves, gold
        self.city_yield = city_yield  # combination * TYPES + type
        self.ground_yield = ground_yield
        self.hades_raises = hades_raises
        self.apollo_raises = apollo_raises
        self.base_offerings = base_offerings
        self.small_temple_offerings = small_temple_offerings
        self.large_temple_offerings = large_temple_offerings
        self.bonus = bonus  # per space
        self.bonus_count = bonus_count


@final
class Readings:
    """Places of the rulebook that can be read in two ways, as this table reads them."""

    def __init__(self, must_act: bool, late_tumbling: bool) -> None:
        self.must_act = must_act  # main and bonus action cannot both be skipped, MYT-TURN-12
        self.late_tumbling = late_tumbling  # also while others follow, MYT-RAISE-06


@final
class Rules:
    """Which cards speak at which moment is kept as masks, so that most questions cost nothing."""

    def __init__(
        self,
        version: int,
        seats: int,
        two_cards: bool,
        readings: Readings,
        numbers: Numbers,
        deities: list[Deity],
    ) -> None:
        self.version = version  # of the title's rules; what later ones changed asks for it
        self.must_act = readings.must_act
        self.late_tumbling = readings.late_tumbling
        self.asks_idly = version < 2  # questions are put whose answers all come to the same
        self.seats = seats
        # builders stand on gods; all else is the same (MYT-TWO-01, -10, -11)
        self.duel = seats == 2
        self.two_cards = two_cards
        self.numbers = numbers
        self.deities = deities  # by number of the card
        self.entitling = [0] * GODS
        self.discounting = [0] * (SPACES * TYPES)
        self.cheapening = [0] * SPACES  # the same for all types together
        self.raising = [0] * SPACES
        self.adding = [0] * SPACES
        self.enriching = [0] * SPACES
        self.favouring = [0] * SPACES
        self.changing = [0] * SPACES
        self.doubling = [0] * SPACES
        self.offering_pays = 0  # cards that let an Offering pay for following
        self.any_favour_pays = 0
        self.starting = 0  # cards used at the start of the turn
        for card in range(len(deities)):
            self.register(BIT[card], deities[card])

    def register(self, bit: int, deity: Deity) -> None:
        for god in range(GODS):
            self.entitling[god] |= bit if deity.entitles(god) else 0
        for space in range(SPACES):
            cheaper = deity.discount(space)
            if cheaper != NONE:
                self.discounting[space * TYPES + cheaper] |= bit
                self.cheapening[space] |= bit
            self.raising[space] |= bit if deity.raises(space) else 0
            self.adding[space] |= bit if deity.more_offerings(space) else 0
            self.enriching[space] |= bit if deity.enriches(space) else 0
            self.favouring[space] |= bit if deity.sells_favour(space) else 0
            self.changing[space] |= bit if deity.changes_raised(space) else 0
            self.doubling[space] |= bit if deity.does_both(space) else 0
        self.offering_pays |= bit if deity.follows_for_offering() else 0
        self.any_favour_pays |= bit if deity.follows_for_any_favour() else 0
        self.starting |= bit if deity.starts() else 0
