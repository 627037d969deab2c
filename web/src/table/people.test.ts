import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../api/client';
import type { Person } from '../boards/title';
import { peopleOf, roleOf, seatName, tableName, youSeats } from './people';

let bundle: FluentBundle;
vi.mock('../words/words.svelte', () => ({
  t: (id: string, variables = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, variables) : id;
  },
}));
const speak = (lang: string) => {
  bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of ['people', 'home'])
    bundle.addResource(
      new FluentResource(readFileSync(`${import.meta.dirname}/../words/${file}.${lang}.ftl`, 'utf8')),
    );
};
beforeEach(() => speak('en'));

const seat = (at: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  faction: ['bull', 'dolphin', 'bee', 'owl'][at] ?? '',
  kind: 'person',
  name,
  level: null,
  yours: false,
  person: null,
  standin: false,
  robot: false,
  ...more,
});
const bot = (at: number, name: string) => seat(at, name, { kind: 'bot', level: 'greedy' });
const all = { 0: true, 1: true, 2: true, 3: true };
const roles = (people: Person[]) => people.map((person) => roleOf(person, people));

describe('names of seats', () => {
  it('call a bot by its faction in the language spoken, whoever made the table', () => {
    for (const stored of ['Bot Dolphin', 'Bot Dauphin', '']) expect(seatName(bot(1, stored))).toBe('Dolphin');
    speak('fr');
    expect(seatName(bot(1, 'Bot Dolphin'))).toBe('Dauphin');
    expect(seatName(bot(1, 'Deep Wave'))).toBe('Deep Wave');
  });
  it('translate what nobody chose', () => {
    speak('fr');
    expect(seatName(seat(0, 'Guest eneh'))).toBe('Invité eneh');
    expect(seatName(seat(2, 'Bee'))).toBe('Abeille');
    expect(seatName(seat(2, 'Théo'))).toBe('Théo');
    expect(tableName("Guest eneh's table")).toBe('Table d’Invité eneh');
    expect(tableName("Théo's table")).toBe('Table de Théo');
    expect(tableName('Friday night')).toBe('Friday night');
  });
});

describe('what stands beside a name', () => {
  it('is "you" for the one person at the screen', () => {
    const people = peopleOf({ seats: [seat(0, 'Ada', { yours: true }), bot(1, 'Bot Dolphin')] }, all);
    expect(roles(people)).toEqual(['you', 'bot']);
    expect(youSeats(people)).toEqual([0]);
  });
  it('is nobody’s "you" where several share the screen', () => {
    const duel = ['Ada', 'Theo', 'Ada', 'Theo'].map((name, at) => seat(at, name, { yours: true }));
    const people = peopleOf({ seats: duel }, all);
    expect(roles(people)).toEqual(['Bull', 'Dolphin', 'Bee', 'Owl']);
    expect(youSeats(people)).toEqual([]);
  });
  it('names the faction of each seat of one person', () => {
    const seats = ['Ada', 'Theo', 'Ada', 'Theo'].map((name, at) => seat(at, name, { yours: at % 2 === 0 }));
    expect(roles(peopleOf({ seats }, { 1: true }))).toEqual([
      'you, Bull',
      'Dolphin',
      'you, Bee',
      'away, Owl',
    ]);
  });
});
