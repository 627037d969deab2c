import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { marked, matches, partsOf, where } from './where';

describe('the address of a rule', () => {
  it('tells the title by the prefix', () => {
    expect(where('', null, '#LEG-OFFER-03')).toEqual({
      title: 'legendary',
      part: 'all',
      rule: 'LEG-OFFER-03',
    });
    expect(where('', null, '#HAD-GOD-01')).toEqual({ title: 'classic', part: 'all', rule: 'HAD-GOD-01' });
    expect(where('legendary', 'cards', '#MYT-DEITY-ZEUS-01')).toEqual({
      title: 'mytikas',
      part: 'all',
      rule: 'MYT-DEITY-ZEUS-01',
    });
  });
  it('takes title and part from the path otherwise', () => {
    expect(where('', null, '')).toEqual({ title: 'legendary', part: 'learn', rule: null });
    expect(where('mytikas', 'cards', '#main')).toEqual({ title: 'mytikas', part: 'cards', rule: null });
  });
  it('knows the expansion of a title', () => {
    expect(where('classic', 'hades', '')).toEqual({ title: 'classic', part: 'hades', rule: null });
    expect(where('hades', null, '')).toEqual({ title: 'classic', part: 'hades', rule: null });
    expect(where('mytikas', 'hades', '').part).toBe('learn');
    expect(partsOf('classic')).toContain('hades');
    expect(partsOf('legendary')).not.toContain('hades');
  });
});

it('marks words between stars', () => {
  expect(marked('a *b* c')).toEqual([
    { text: 'a ', strong: false },
    { text: 'b', strong: true },
    { text: ' c', strong: false },
  ]);
});

it('searches without case and accents', () => {
  expect(matches('meduse', 'Méduse, une créature')).toBe(true);
  expect(matches('méd CRÉ', 'Méduse, une créature')).toBe(true);
  expect(matches('hydre', 'Méduse')).toBe(false);
});

describe('both languages of the introductions', () => {
  for (const title of ['legendary', 'mytikas', 'classic', 'hades'])
    it(`say the same of ${title}`, () => {
      const ids = (lang: string) =>
        [
          ...readFileSync(
            fileURLToPath(new URL(`./words/${title}.${lang}.ftl`, import.meta.url)),
            'utf8',
          ).matchAll(/^([a-z][\w-]*) =/gm),
        ].map((found) => found[1]);
      expect(ids('fr')).toEqual(ids('en'));
    });
});
