import { describe, expect, it } from 'vitest';
import type { Term, View } from '../../boards/cyclades/view';
import { Naming } from './naming';
import type { BattleStory } from './story';

const story = (over = false): BattleStory => ({
  ...{ n: 5, attacker: 'bull', defender: 'owl', area: 'naxos', sea: false },
  ...{ before: [], rounds: [], retreats: [], over, holder: null },
});
const term = (what: string, strength: number, name: string | null = null): Term => ({
  what,
  name,
  count: 1,
  strength,
});
const board = (heroes: [hero: string, owner: string, land: string][]): Partial<View> =>
  ({
    heroes: { pieces: heroes.map(([hero, owner, land]) => ({ hero, owner, land, moves: 0, new: false })) },
    figurines: [],
  }) as never;

describe('Naming', () => {
  it('remembers what the running battle named, also in later rounds', () => {
    const naming = new Naming();
    const sides = [
      {
        faction: 'bull',
        role: 'attacker' as const,
        terms: [term('troops', 3), term('hero', 2, 'achilles')],
        total: 5,
      },
      {
        faction: 'owl',
        role: 'defender' as const,
        terms: [term('buildings', 1, 'fortress'), term('buildings', 1, 'metropolis')],
        total: 2,
      },
    ];
    naming.look({ battle: { attacker: 'bull', area: 'naxos', sides } } as never, [story()]);
    naming.look({ battle: null }, [story(true)]);
    const later = naming.named(
      { terms: [term('troops', 1), term('hero', 2)], total: 3 },
      story(true),
      'attacker',
    );
    expect(later?.terms.map((one) => [one.name, one.strength])).toEqual([
      [null, 1],
      ['achilles', 2],
    ]);
    const walls = naming.named({ terms: [term('buildings', 2)], total: 2 }, story(true), 'defender');
    expect(walls?.terms.map((one) => one.name)).toEqual(['fortress', 'metropolis']);
  });
  it('names a lone hero who stood there, and nobody where it is not certain', () => {
    const naming = new Naming();
    naming.look(
      board([
        ['hector', 'owl', 'naxos'],
        ['ajax', 'owl', 'delos'],
      ]),
      [],
    );
    naming.look(
      board([
        ['helen', 'bull', 'naxos'],
        ['leto', 'bull', 'naxos'],
      ]),
      [story(true)],
    );
    expect(
      naming.named({ terms: [term('hero', 1)], total: 1 }, story(true), 'defender')?.terms[0],
    ).toMatchObject({ name: 'hector', strength: 1 });
    expect(
      naming.named({ terms: [term('hero', 2)], total: 2 }, story(true), 'attacker')?.terms[0]?.name,
    ).toBeNull();
  });
});
