import { describe, expect, it } from 'vitest';
import type { TitleInfo } from '../../api/client';
import {
  changed,
  chosenModules,
  firstWishes,
  fitted,
  groups,
  partner,
  seatCount,
  seated,
  table,
  teamChoice,
  withModules,
} from './form';

const legendary: TitleInfo = {
  id: 'legendary',
  name: 'Legendary',
  editions: ['base', 'complete'],
  players: [2, 3, 4, 5, 6],
  seats: { '2': 4, '2-teams': 4, '3': 3, '4': 4, '4-teams': 4, '5': 5, '6': 6, '6-teams': 6 },
  factions: ['bull', 'dolphin', 'bee', 'owl', 'turtle', 'amphora'],
  levels: ['random', 'greedy', 'medium'],
  options: [
    {
      name: 'edition',
      type: 'choice',
      choices: ['base', 'complete'],
      default: 'complete',
      least: null,
      most: null,
    },
    { name: 'goal', type: 'int', choices: [], default: 3, least: 1, most: 9 },
    { name: 'bid_cap', type: 'int', choices: [], default: null, least: 0, most: 1000 },
  ],
};
const draft = {
  title: legendary,
  players: 4,
  teams: false,
  edition: 'complete',
  map: 'A-1',
  values: {},
  wishes: firstWishes(4),
  open: false,
  name: '',
  away: 0,
  clock: { kind: 'none' as const, main: 0, step: 0 },
  late: 'bot' as const,
};

describe('the form of a new table', () => {
  it('knows where teams are a choice', () => {
    expect([2, 3, 4, 5, 6].map((players) => teamChoice(legendary, players))).toEqual([
      'always',
      'never',
      'free',
      'never',
      'always',
    ]);
    expect(seatCount(legendary, 2, false)).toBe(4);
  });
  it('groups the seats of a duel', () => {
    expect(groups(4, 2)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(groups(3, 3)).toEqual([[0], [1], [2]]);
    expect(partner(1, 6)).toBe(4);
  });
  it('keeps me at the table when seats go', () => {
    const wishes = seated(firstWishes(4), 3, 'me');
    expect(wishes.map((wish) => wish.kind)).toEqual(['bot', 'bot', 'bot', 'me']);
    expect(fitted(wishes, 3).map((wish) => wish.kind)).toEqual(['me', 'bot', 'bot']);
    expect(fitted(wishes, 5).map((wish) => wish.kind)).toEqual(['bot', 'bot', 'bot', 'me', 'bot']);
  });
  it('sends only what was changed', () => {
    expect(changed(legendary.options, { goal: 3, bid_cap: null })).toEqual({});
    expect(changed(legendary.options, { goal: 4, bid_cap: 20 })).toEqual({ goal: 4, bid_cap: 20 });
  });
  it('drops what belongs to a module that is not played', () => {
    const all = { modules: ['heroes', 'favours'], hecate: true, manticore: true, goal: 4 };
    expect(chosenModules(all)).toEqual(['heroes', 'favours']);
    expect(withModules(all, ['heroes'])).toEqual({ modules: ['heroes'], manticore: true, goal: 4 });
    expect(withModules(all, [])).toEqual({ modules: undefined, goal: 4 });
    expect(chosenModules(withModules(all, []))).toEqual([]);
  });
  it('makes a table of a draft', () => {
    const made = table({ ...draft, values: { goal: 4 } }, (faction) => `Bot ${faction}`);
    expect(made.options).toEqual({ players: 4, edition: 'complete', map: 'A-1', goal: 4 });
    expect(made.seats.map((seat) => seat.name)).toEqual(['', 'Bot dolphin', 'Bot bee', 'Bot owl']);
  });
  it('gives both seats of a side to one person', () => {
    const made = table(
      {
        ...draft,
        players: 2,
        wishes: [
          { kind: 'me', level: 'medium', name: '' },
          { kind: 'invite', level: 'medium', name: '' },
        ],
      },
      String,
    );
    expect(made.seats.map((seat) => seat.kind)).toEqual(['me', 'invite', 'me', 'invite']);
  });
});
