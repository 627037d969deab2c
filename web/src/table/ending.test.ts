import { beforeAll, expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import type { Person } from '../boards/title';
import { setLanguage } from '../words/words.svelte';
import type { Row } from './charts/standings';
import { lastStep, reason, wayTo } from './ending';

const people = ['bull', 'owl'].map(
  (faction, seat) => ({ seat, faction, name: faction, yours: seat === 0 }) as Person,
);
const rows = people.map((person) => ({ person, won: person.faction === 'owl' }) as Row);
const told = (...events: LogEntry['event'][]) => {
  const log = events.map((event, n) => ({ n, event }) as unknown as LogEntry);
  return lastStep(rows, { log, people, nameOf: (token) => token.replace(/^.*:/, '') });
};

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await setLanguage('en');
});

it('says where the points of whoever won come from', () => {
  const parts = { constructions: 40, cards: 22 };
  const counted = rows.map((row) => ({ ...row, points: row.won ? 62 : 31, parts }));
  expect(reason(counted)).toBe('Most points: 62, of these 40 for constructions and 22 for deities.');
  expect(reason(counted.map((row) => ({ ...row, parts: null })))).toBe('Most points: 62.');
});

it('says where the last metropolis of the winner rose', () => {
  const founded = (faction: string, site: string) => ({ event: 'metropolis', faction, site });
  expect(told(founded('owl', 'naxos-1'), founded('owl', 'delos-2'), founded('bull', 'fira-1'))).toBe(
    'The last one rose on delos.',
  );
});

it('tells what the winner did in the deciding cycle, in a sentence', () => {
  expect(
    told(
      { event: 'phase', phase: 'actions', cycle: 4 },
      { event: 'metropolis', faction: 'owl', site: 'kea-1' },
      { event: 'phase', phase: 'actions', cycle: 9 },
      { event: 'turn', faction: 'owl', god: 'athena' },
      { event: 'creature_bought', faction: 'owl', creature: 'triton', price: 2 },
      { event: 'metropolis', faction: 'owl', site: 'naxos-1' },
      { event: 'creature_bought', faction: 'owl', creature: 'satyr', price: 2 },
      { event: 'philosophers_spent', faction: 'owl', count: 4 },
      { event: 'metropolis', faction: 'owl', site: 'delos-2' },
    ),
  ).toBe(
    'In cycle 9: founded on naxos, after buying triton; then founded on delos with four philosophers, after buying satyr.',
  );
});

it('says from whom it was taken', () => {
  expect(
    told(
      { event: 'land_taken', faction: 'owl', loser: 'bull', land: 'naxos' },
      { event: 'metropolis_lost', faction: 'bull', site: 'naxos-1' },
    ),
  ).toBe('The last one was taken from you, on naxos.');
});

it('says which hero founded it', () => {
  expect(told({ event: 'metropolis_on_card', faction: 'owl', hero: 'hector' })).toBe(
    'hector founded the last one.',
  );
});

it('says what ended a game on the mountain, and nothing where nothing is known', () => {
  expect(told({ event: 'end_triggered', end: 'locks' })).toBe('The last lock is taken.');
  expect(told({ event: 'metropolis', faction: 'bull', site: 'naxos-1' })).toBe('');
});

it('tells the way of the winner: founded, taken, lost, with their cycles', () => {
  const events: LogEntry['event'][] = [
    { event: 'phase', phase: 'actions', cycle: 4 },
    { event: 'turn', faction: 'owl', god: 'athena' },
    { event: 'philosophers_spent', faction: 'owl', count: 4 },
    { event: 'metropolis', faction: 'owl', site: 'naxos-1' },
    { event: 'metropolis', faction: 'bull', site: 'fira-1' },
    { event: 'phase', phase: 'actions', cycle: 6 },
    { event: 'land_taken', faction: 'bull', loser: 'owl', land: 'naxos' },
    { event: 'metropolis_lost', faction: 'owl', site: 'naxos-1' },
    { event: 'metropolis_on_card', faction: 'owl', hero: 'hector' },
  ];
  const log = events.map((event, n) => ({ n, event }) as unknown as LogEntry);
  const way = wayTo(rows, { log, people, nameOf: (token) => token.replace(/^.*:/, '') });
  expect(way.map(({ cycle, words, lost }) => `${cycle} ${words} ${lost}`)).toEqual([
    '4 Founded on naxos with four philosophers false',
    '6 Lost to you, on naxos true',
    '6 Founded by hector false',
  ]);
});

it('names the land or the card that made a metropolis, of its own turn alone', () => {
  const events: LogEntry['event'][] = [
    { event: 'phase', phase: 'actions', cycle: 4 },
    { event: 'creature_bought', faction: 'owl', creature: 'kraken', price: 2 },
    { event: 'turn', faction: 'owl', god: 'ares' },
    { event: 'metropolis', faction: 'owl', site: 'delos-1' },
    { event: 'turn', faction: 'owl', god: 'ares' },
    { event: 'creature_bought', faction: 'bull', creature: 'satyr', price: 2 },
    { event: 'land_taken', faction: 'owl', land: 'ios' },
    { event: 'metropolis', faction: 'owl', site: 'naxos-1' },
    { event: 'turn', faction: 'owl', god: 'zeus' },
    { event: 'creature_bought', faction: 'owl', creature: 'empousa', price: 3 },
    { event: 'metropolis', faction: 'owl', site: 'fira-1' },
  ];
  const log = events.map((event, n) => ({ n, event }) as unknown as LogEntry);
  const way = wayTo(rows, { log, people, nameOf: (token) => token.replace(/^.*:/, '') });
  expect(way.map(({ words }) => words)).toEqual([
    'Founded on delos',
    'Founded on naxos, after taking ios',
    'Founded on fira, after buying empousa',
  ]);
});

it('says whose each metropolis was where several won', () => {
  const shared = people.map((person) => ({ person, won: true }) as Row);
  const log = [
    { event: 'phase', phase: 'actions', cycle: 3 },
    { event: 'metropolis', faction: 'owl', site: 'naxos-1' },
    { event: 'land_taken', faction: 'bull', loser: 'owl', land: 'naxos' },
    { event: 'metropolis_lost', faction: 'owl', site: 'naxos-1' },
  ].map((event, n) => ({ n, event }) as unknown as LogEntry);
  const way = wayTo(shared, { log, people, nameOf: (token) => token.replace(/^.*:/, '') });
  expect(way.map(({ whose, lost }) => `${whose} ${lost}`)).toEqual(['owl false', 'bull false']);
});
