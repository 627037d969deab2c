import { describe, expect, it } from 'vitest';
import type { Person } from '../../boards/title';
import { decidedBy, standings } from './standings';

const FACTIONS = ['bull', 'dolphin', 'bee', 'owl'];
const people = FACTIONS.map((faction, seat): Person => ({
  seat,
  faction,
  name: faction,
  kind: 'bot',
  level: null,
  yours: false,
  present: true,
}));
const view = (told: [team: number, metropolises: number, gold: number][]) => ({
  factions: told.map(([team, metropolises, gold], seat) => ({
    faction: FACTIONS[seat],
    team,
    metropolises,
    gold,
    eliminated: false,
  })),
});

describe('standings', () => {
  it('puts winners first, then metropolises, then gold', () => {
    const rows = standings(
      view([
        [0, 1, 4],
        [1, 3, 0],
        [2, 1, 4],
        [3, 2, 9],
      ]),
      people,
      [1],
      [],
    );
    expect(rows.map((row) => [row.person.faction, row.place])).toEqual([
      ['dolphin', 1],
      ['owl', 2],
      ['bull', 3],
      ['bee', 3],
    ]);
    expect(decidedBy(rows)).toBe('metropolises');
  });
  it('tells when gold decided, and when nothing did', () => {
    expect(
      decidedBy(
        standings(
          view([
            [0, 3, 1],
            [1, 3, 5],
            [2, 0, 0],
            [3, 0, 0],
          ]),
          people,
          [1],
          [],
        ),
      ),
    ).toBe('gold');
    expect(
      decidedBy(
        standings(
          view([
            [0, 3, 5],
            [1, 3, 5],
            [2, 0, 0],
            [3, 0, 0],
          ]),
          people,
          [0, 1],
          [],
        ),
      ),
    ).toBe('shared');
  });
  it('judges teams as one', () => {
    const rows = standings(
      view([
        [0, 2, 1],
        [1, 1, 9],
        [0, 2, 0],
        [1, 2, 0],
      ]),
      people,
      [0, 2],
      [],
    );
    expect(rows.map((row) => [row.person.seat, row.place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
    expect(decidedBy(rows)).toBe('metropolises');
  });
  it('manages with titles that tell points, or nothing', () => {
    const players = FACTIONS.map((player, seat) => ({ player, points: seat * 3 }));
    const counted = { players, standings: [{ seat: 1, constructions: 2, cards: 1 }] };
    expect(standings(counted, people, [], []).map((row) => row.parts)).toContainEqual({
      constructions: 2,
      cards: 1,
    });
    const rows = standings({ players }, people, [3], []);
    expect(rows[0]).toMatchObject({ place: 1, points: 9, metropolises: null });
    expect(decidedBy(rows)).toBe('points');
    expect(standings(null, people, [2], [])[0]?.person.seat).toBe(2);
    expect(decidedBy(standings(null, people, [2], []))).toBeNull();
  });
});
