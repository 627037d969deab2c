/** Who came where, from what the view tells once a game is over. Titles that tell less show less. */
import type { Person } from '../../boards/title';
import type { SeatStats } from './stats';

interface Told {
  faction?: string;
  player?: string;
  team?: number;
  eliminated?: boolean;
  metropolises?: number;
  gold?: number | null;
  points?: number;
}
export interface Row {
  person: Person;
  place: number;
  won: boolean;
  team: number | null;
  eliminated: boolean;
  metropolises: number | null;
  gold: number | null;
  points: number | null;
  /** Where points come from, in a title that counts them. */
  parts: { constructions: number; cards: number } | null;
  luck: number | null;
  battles: { won: number; lost: number } | null;
}

function told(view: unknown): Told[] {
  const seen = (view ?? {}) as { factions?: Told[]; players?: Told[] };
  return seen.factions ?? seen.players ?? [];
}

interface Counted {
  seat: number;
  constructions: number;
  cards: number;
}
const partsOf = (view: unknown, seat: number): Row['parts'] => {
  const counted = (view as { standings?: Counted[] } | null)?.standings?.find((one) => one.seat === seat);
  return counted?.cards === undefined ? null : { constructions: counted.constructions, cards: counted.cards };
};

export function standings(view: unknown, people: Person[], winners: number[], stats: SeatStats[]): Row[] {
  const all = told(view);
  const rows = people.map((person): Row => {
    const known = all.find((one) => (one.faction ?? one.player) === person.faction);
    const counted = stats.find((one) => one.seat === person.seat);
    return {
      person,
      place: 0,
      won: winners.includes(person.seat),
      team: known?.team ?? null,
      eliminated: known?.eliminated ?? false,
      metropolises: known?.metropolises ?? null,
      gold: known?.gold ?? null,
      points: known?.points ?? null,
      parts: partsOf(view, person.seat),
      luck: counted?.dice?.rolls ? counted.dice.luck : null,
      battles: counted?.battles ?? null,
    };
  });
  // A team is judged as one: its seats add up and stand together.
  const worth = (row: Row, field: 'metropolises' | 'gold' | 'points') =>
    rows
      .filter((one) => one === row || (row.team !== null && one.team === row.team))
      .reduce((sum, one) => sum + (one[field] ?? 0), 0);
  const score = (row: Row) => [
    row.won ? 1 : 0,
    row.eliminated ? 0 : 1,
    worth(row, 'points'),
    worth(row, 'metropolises'),
    worth(row, 'gold'),
  ];
  const scores = new Map(rows.map((row) => [row, score(row)]));
  const compare = (a: Row, b: Row) => {
    const one = scores.get(a)!;
    const other = scores.get(b)!;
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : other[at]! - one[at]!;
  };
  rows.sort((a, b) => compare(a, b) || (a.team ?? 0) - (b.team ?? 0) || a.person.seat - b.person.seat);
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    row.place = above && compare(above, row) === 0 ? above.place : index + 1;
  });
  return rows;
}

export type Reason = 'metropolises' | 'gold' | 'shared' | 'points' | null;

/** What decided it: the first thing in which the best loser falls short. */
export function decidedBy(rows: Row[]): Reason {
  const winner = rows.find((row) => row.won);
  if (!winner) return null;
  if (winner.points !== null) return 'points';
  if (winner.metropolises === null) return null;
  const sum = (row: Row, field: 'metropolises' | 'gold') =>
    rows
      .filter((one) => one === row || (row.team !== null && one.team === row.team))
      .reduce((all, one) => all + (one[field] ?? 0), 0);
  const teams = new Set(rows.filter((row) => row.won).map((row) => row.team ?? `seat ${row.person.seat}`));
  if (teams.size > 1) return 'shared';
  const best = Math.max(
    -1,
    ...rows.filter((row) => !row.won && !row.eliminated).map((row) => sum(row, 'metropolises')),
  );
  return best === sum(winner, 'metropolises') ? 'gold' : 'metropolises';
}
