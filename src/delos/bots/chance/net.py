"""The net that tells chances to win: the same for every seat, whatever the order of the seats.

Each seat's row is turned into a few traits; a seat's logit comes from its own traits, the mean of
all seats' traits, the strongest traits of the others, and the table. Chances are the softmax of the
logits, of teams where there are teams. `delos.learn.training` makes the numbers.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from delos.bots.chance.position import MOST_SEATS, Position
from delos.bots.floats import Floats, floats

MOST_TRAITS: Final = 64
BLANK: Final = floats([0.0] * (MOST_SEATS * MOST_TRAITS))


@final
class Net:
    def __init__(
        self,
        width: i64,
        table_width: i64,
        traits: i64,
        hidden: i64,
        seat_weights: Floats,
        seat_bias: Floats,
        own_weights: Floats,
        mean_weights: Floats,
        best_weights: Floats,
        table_weights: Floats,
        hidden_bias: Floats,
        trait_out: Floats,
        hidden_out: Floats,
    ) -> None:
        self.width = width
        self.table_width = table_width
        self.traits = traits
        self.hidden = hidden
        self.seat_weights = seat_weights  # column * traits + trait
        self.seat_bias = seat_bias
        self.own_weights = own_weights  # trait * hidden + unit, as the next two
        self.mean_weights = mean_weights
        self.best_weights = best_weights
        self.table_weights = table_weights  # column * hidden + unit
        self.hidden_bias = hidden_bias
        self.trait_out = trait_out
        self.hidden_out = hidden_out

    def logits(self, position: Position) -> list[float]:
        """One number for each seat: the higher, the likelier it wins."""
        seats = position.seats
        traits = self.traits
        found = BLANK[: seats * traits]
        for seat in range(seats):
            self.find_traits(position, seat, found)
        shared = self.of_table(position, found)
        answer: list[float] = []
        for seat in range(seats):
            answer.append(self.of_seat(seat, seats, found, shared))
        return answer

    def find_traits(self, position: Position, seat: i64, found: Floats) -> None:
        rows = position.rows
        weights = self.seat_weights
        bias = self.seat_bias
        traits = self.traits
        start = seat * traits
        end = start + traits
        for trait in range(traits):
            found[start + trait] = bias[trait]
        place = seat * position.width
        at: i64 = 0
        for _ in range(self.width):
            value = rows[place]
            if value != 0.0:  # most are
                weight = at
                cell = start
                while cell < end:
                    found[cell] += value * weights[weight]
                    cell += 1
                    weight += 1
            place += 1
            at += traits
        for cell in range(start, end):
            found[cell] = max(found[cell], 0.0)

    def of_table(self, position: Position, found: Floats) -> Floats:
        """What is the same for all seats: the table and the mean of all traits."""
        seats = position.seats
        traits = self.traits
        hidden = self.hidden
        shared = self.hidden_bias[:hidden]
        for column in range(self.table_width):
            value = position.table[column]
            if value != 0.0:
                add_scaled(shared, self.table_weights, column * hidden, hidden, value)
        count: int = seats
        for trait in range(traits):
            total = 0.0
            for seat in range(seats):
                total += found[seat * traits + trait]
            if total != 0.0:
                add_scaled(shared, self.mean_weights, trait * hidden, hidden, total / count)
        return shared

    def of_seat(self, seat: i64, seats: i64, found: Floats, shared: Floats) -> float:
        traits = self.traits
        hidden = self.hidden
        units = shared[:hidden]
        logit = 0.0
        for trait in range(traits):
            own = found[seat * traits + trait]
            if own != 0.0:
                logit += own * self.trait_out[trait]
                add_scaled(units, self.own_weights, trait * hidden, hidden, own)
            best = 0.0
            for other in range(seats):
                if other != seat and found[other * traits + trait] > best:
                    best = found[other * traits + trait]
            if best != 0.0:
                add_scaled(units, self.best_weights, trait * hidden, hidden, best)
        for unit in range(hidden):
            if units[unit] > 0.0:
                logit += units[unit] * self.hidden_out[unit]
        return logit


def add_scaled(to: Floats, weights: Floats, start: i64, count: i64, value: float) -> None:
    for unit in range(count):
        to[unit] += value * weights[start + unit]


def softmax(logits: list[float], team: list[int]) -> list[float]:
    """The chance of each seat: its team's, whose logit is the mean of its members'."""
    teams = 1 + max(team)
    sums = [0.0] * teams
    members = [0.0] * teams
    for seat in range(len(logits)):
        sums[team[seat]] += logits[seat]
        members[team[seat]] += 1.0
    for one in range(teams):
        sums[one] /= members[one]
    highest = max(sums)
    total = 0.0
    for one in range(teams):
        sums[one] = exp(sums[one] - highest)
        total += sums[one]
    return [sums[one] / total for one in team]
