import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, roundOdds, TEACHING } from './order';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const ids = (name: string, lang: string) =>
  [...read(`./words/${name}.${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const books = GAMES.map((book) => read(`../../../../docs/rules/${book}.md`)).join('\n');

describe.each(['page', ...GAMES])('the words of %s', (name) => {
  it('are the same in both languages', () => expect(ids(name, 'fr')).toEqual(ids(name, 'en')));
});

describe.each(GAMES)('the order of telling %s', (game) => {
  const { steps, asks } = TEACHING[game];
  const said = ids(game, 'en');
  const numbered = (what: RegExp) => said.filter((id) => what.test(id ?? '')).length;

  it('has words for every step and question', () => {
    expect(numbered(/^step-\d+$/)).toBe(steps.length);
    expect(numbered(/^step-\d+-text$/)).toBe(steps.length);
    expect(numbered(/^ask-\d+$/)).toBe(asks.length);
    expect(numbered(/^ask-\d+-text$/)).toBe(asks.length);
  });
  it('names rules that exist', () => {
    for (const rule of [...steps.map((one) => one.rule), ...asks]) expect(books).toContain(`**${rule}**`);
  });
  it('shows pictures that exist', () => {
    const sheet = read('../../art/pieces.svg');
    for (const { icon } of steps) expect(sheet).toContain(`id="${icon}"`);
  });
});

describe('a round of battle', () => {
  it('is even between equals', () => expect(roundOdds(0)).toEqual({ win: 36, tie: 28, lose: 36 }));
  it('is won by three more, but for one tie in 36', () =>
    expect(roundOdds(3)).toEqual({ win: 97, tie: 3, lose: 0 }));
});
