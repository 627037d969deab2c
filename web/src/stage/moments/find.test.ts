import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import { momentsOf } from './find';
import { withMoments } from './insert';

let n = 0;
const log = (...events: Record<string, unknown>[]): LogEntry[] =>
  events.map((event) => ({ n: n++, text: '', event }) as LogEntry);

const faction = (name: string, metropolises = 0, more = {}) => ({
  faction: name,
  team: name.length,
  metropolises,
  eliminated: false,
  ...more,
});
const table = (more = {}) => ({
  title: 'legendary',
  over: false,
  goal: 3,
  cycle: 5,
  phase: 'actions',
  gods: [
    { god: 'poseidon', open: true },
    { god: 'hera', open: false },
    { god: 'zeus', open: false },
    { god: 'apollo', open: true },
  ],
  factions: [faction('bull', 1), faction('dolphin', 2), faction('owls')],
  ...more,
});
const kinds = (before: unknown, after: unknown, entries: LogEntry[]) =>
  momentsOf(before, after, entries).map((moment) => moment.kind);

describe('Cyclades', () => {
  it('opens a cycle with its gods, cards and income, before the column moves', () => {
    const entries = log(
      { event: 'turn_over', faction: 'bull', slot: 1 },
      { event: 'phase', phase: 'initialization', cycle: 6 },
      { event: 'creature_revealed', creature: 'siren', slot: 4 },
      { event: 'gods_turn' },
      { event: 'phase', phase: 'income', cycle: 6 },
      { event: 'income', faction: 'bull', amount: 6 },
      { event: 'phase', phase: 'offerings', cycle: 6 },
    );
    const after = table({
      cycle: 6,
      phase: 'offerings',
      gods: [
        { god: 'hera', open: true },
        { god: 'zeus', open: true },
        { god: 'poseidon', open: false },
        { god: 'apollo', open: true },
      ],
    });
    const [moment, ...more] = momentsOf(table(), after, entries);
    expect(more).toEqual([]);
    expect(moment).toMatchObject({
      kind: 'cycle',
      cycle: 6,
      side: 'before',
      at: entries[1]?.n,
      wake: ['hera', 'zeus'],
      rest: ['poseidon'],
      gods: ['hera', 'zeus', 'apollo'],
      creatures: ['siren'],
      income: [{ faction: 'bull', amount: 6 }],
    });
  });

  it('knows the first cycle, whose number does not change', () => {
    const entries = log(
      { event: 'troops_placed', faction: 'bull', land: 'kea', count: 1 },
      { event: 'phase', phase: 'income', cycle: 1 },
      { event: 'income', faction: 'bull', amount: 4 },
    );
    const [moment] = momentsOf(
      table({ cycle: 1, phase: 'placement' }),
      table({ cycle: 1, phase: 'offerings' }),
      entries,
    );
    expect(moment).toMatchObject({ kind: 'cycle', cycle: 1, wake: [], rest: [] });
  });

  it('shows the income alone if a question lay between', () => {
    const entries = log(
      { event: 'phase', phase: 'income', cycle: 5 },
      { event: 'income', faction: 'bull', amount: 6 },
    );
    expect(kinds(table({ phase: 'threat' }), table({ phase: 'offerings' }), entries)).toEqual(['income']);
    const bonus = log({ event: 'income', faction: 'bull', amount: 6 });
    expect(kinds(table(), table(), bonus)).toEqual([]);
  });

  it('tells a founded metropolis from one taken with its land', () => {
    const founded = log({ event: 'metropolis', faction: 'bull', site: 'tinos-2', bonus: 'gold' });
    const after = table({ factions: [faction('bull', 2), faction('dolphin', 2)] });
    expect(momentsOf(table(), after, founded)).toMatchObject([
      { kind: 'metropolis', faction: 'bull', land: 'tinos', from: null, count: 2, goal: 3, bonus: 'gold' },
    ]);
    const taken = log(
      { event: 'land_taken', faction: 'bull', land: 'sifnos', loser: 'dolphin' },
      { event: 'metropolis_lost', faction: 'dolphin', site: 'sifnos-1' },
    );
    expect(momentsOf(table(), after, taken)).toMatchObject([
      { kind: 'metropolis', faction: 'bull', from: 'dolphin', places: ['land:sifnos'] },
    ]);
  });

  it('shows nothing for a metropolis that simply fell', () => {
    const entries = log({ event: 'metropolis_lost', faction: 'dolphin', site: 'sifnos-1' });
    expect(kinds(table(), table(), entries)).toEqual([]);
  });

  it('calls the last cycle when the goal is reached, together in a team', () => {
    const entries = log({ event: 'metropolis', faction: 'dolphin', site: 'kea-1', bonus: 'none' });
    const three = table({ factions: [faction('bull', 1), faction('dolphin', 3)] });
    expect(momentsOf(table(), three, entries)).toMatchObject([
      { kind: 'metropolis' },
      { kind: 'last', why: 'goal', faction: 'dolphin', count: 3 },
    ]);
    const mates = (bulls: number) =>
      table({ factions: [faction('bull', bulls, { team: 0 }), faction('bees', 1, { team: 0 })] });
    expect(kinds(mates(1), mates(2), entries)).toEqual(['metropolis', 'last']);
    expect(kinds(three, three, log({ event: 'turn_over', faction: 'bull' }))).toEqual([]);
  });

  it('sees who leaves, and that a Legendary game ends with it', () => {
    const entries = log(
      { event: 'land_taken', faction: 'bull', land: 'folegandros', loser: 'owls' },
      { event: 'eliminated', faction: 'owls' },
    );
    const after = { factions: [faction('bull', 1), faction('owls', 0, { eliminated: true })] };
    expect(momentsOf(table(), table(after), entries)).toMatchObject([
      { kind: 'elimination', faction: 'owls', by: 'bull', land: 'folegandros' },
      { kind: 'last', why: 'gone' },
    ]);
    expect(kinds(table(), table({ ...after, title: 'classic' }), entries)).toEqual(['elimination']);
  });

  it('warns once, when a danger becomes true', () => {
    const threats = (view: unknown) => [
      { seat: 1, now: (view as { phase: string }).phase === 'actions', steps: 1, missing: ['land:kea'] },
    ];
    const entries = log({ event: 'bid', faction: 'bull', god: 'zeus', bid: 3 });
    const found = (before: unknown, after = table()) => momentsOf(before, after, entries, threats);
    expect(found(table({ phase: 'offerings' }))).toMatchObject([
      { kind: 'danger', seats: [1], faction: 'dolphin', now: true, places: ['land:kea'] },
    ]);
    expect(found(table())).toEqual([]);
    // Before the gods are shared out nearly everybody could march: no news.
    expect(found(table(), table({ phase: 'offerings' }))).toEqual([]);
    // Whoever has the goal already is told of as the last cycle.
    const won = table({ factions: [faction('bull'), faction('dolphin', 3)] });
    expect(found(table({ phase: 'offerings' }), won).map(({ kind }) => kind)).toEqual(['last']);
  });

  it('warns of all at once, in one band, and of a set not again in every cycle', () => {
    const near = (seat: number, now: boolean) => ({ seat, now, steps: 1, missing: ['building:port'] });
    const far = (seat: number) => ({ ...near(seat, false), steps: 2 });
    const entries = log({ event: 'turn_over', faction: 'bull' });
    const [then, now] = [table({ phase: 'upkeep' }), table()];
    const found = (was: typeof far extends (seat: number) => infer T ? T[] : never, is: typeof was) =>
      momentsOf(then, now, entries, (view) => (view === then ? was : is));
    expect(found([far(0)], [near(0, false), near(1, true)])).toMatchObject([
      { kind: 'danger', seats: [0, 1], faction: 'bull', now: false },
    ]);
    expect(found([near(0, false)], [near(0, true)])).toEqual([]);
  });

  it('ends with the victory, and calls no last cycle then', () => {
    const entries = log({ event: 'turn_over', faction: 'bull' }, { event: 'game_over' });
    const won = table({ over: true, factions: [faction('dolphin', 3)] });
    expect(kinds(table(), won, entries)).toEqual(['victory']);
    expect(kinds(won, won, entries)).toEqual([]);
  });

  it('says nothing to whoever has only just come', () => {
    expect(kinds(null, table({ over: true }), log({ event: 'game_over' }))).toEqual([]);
  });
});

describe('Mytikas', () => {
  const mountain = (...tokens: number[]) => tokens.map((one) => ({ tokens: one }));
  const game = (more = {}) => ({
    title: 'mytikas',
    over: false,
    turn: 3,
    ended_by: [],
    mountain: mountain(2, 3, 4, 1),
    locks: [5, 6, 7, 8],
    players: [
      { player: 'blue', points: 3, slots: { sc1: 1, sc2: 0, lc1: 0 } },
      { player: 'red', points: 5, slots: { sc1: 1, sc2: 0, lc1: 0 } },
    ],
    ...more,
  });

  it('counts rounds, not turns', () => {
    const starts = (turn: number, ...more: LogEntry['event'][]) =>
      log({ event: 'turn_starts', player: 'blue', turn }, ...more);
    const news = { event: 'card_revealed', deity: 'nike', place: 1 };
    expect(momentsOf(game(), game(), starts(3, news))).toMatchObject([
      { kind: 'round', round: 2, cards: ['nike'] },
    ]);
    // Without news a round passes like any turn.
    expect(kinds(game(), game(), starts(3))).toEqual([]);
    expect(kinds(game(), game(), starts(4))).toEqual([]);
    expect(kinds(game(), game(), starts(1))).toEqual([]);
  });

  it('sees locks opened, the end in sight and the last turn', () => {
    const lock = log({ event: 'lock', player: 'red', deity: 'nike', value: 7 });
    expect(momentsOf(game({ locks: [7, 8] }), game({ locks: [8] }), lock)).toMatchObject([
      { kind: 'lock', faction: 'red', deity: 'nike', left: 1 },
      { kind: 'near', end: 'locks' },
    ]);
    const built = log({ event: 'constructed', player: 'red', slot: 'sc2', level: '1' });
    expect(
      kinds(game({ mountain: mountain(0, 1, 4, 1) }), game({ mountain: mountain(0, 0, 4, 1) }), built),
    ).toEqual(['near']);
    const ended = log({ event: 'end_triggered', end: 'levels' });
    const full = game({ mountain: mountain(0, 0, 4, 0), ended_by: ['levels'] });
    expect(momentsOf(game(), full, ended)).toMatchObject([{ kind: 'final', end: 'levels' }]);
    expect(kinds(full, { ...full, over: true }, log({ event: 'scored', player: 'red' }))).toEqual([
      'victory',
    ]);
  });
});

describe('among the beats', () => {
  it('stands before or after the beat that it belongs to', () => {
    const entries = log(
      { event: 'turn_over' },
      { event: 'phase', phase: 'income', cycle: 6 },
      { event: 'income' },
    );
    const [one, two, three] = entries as [LogEntry, LogEntry, LogEntry];
    const beats = [
      { kind: 'end', entries: [one] },
      { kind: 'income', entries: [two, three] },
    ];
    const moments = momentsOf(table(), table({ cycle: 6 }), entries);
    expect(withMoments(beats, moments).map((beat) => beat.kind)).toEqual(['end', 'moment', 'income']);
    const fallen = log({ event: 'metropolis', faction: 'bull', site: 'kea-1' });
    const built = momentsOf(table(), table(), fallen);
    expect(withMoments([{ kind: 'gift', entries: fallen }], built)).toMatchObject([
      { kind: 'gift' },
      { kind: 'moment', hold: true, ms: 2600, entries: [] },
    ]);
    // A step without a beat of its own still has its moment.
    expect(withMoments([], built)).toHaveLength(1);
  });
});
