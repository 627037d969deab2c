import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../words/words.svelte';
import en from '../words/telling.en.ftl?raw';
import fr from '../words/telling.fr.ftl?raw';
import { tellerAt } from './fixtures/table';
import { handlersOf, tell } from './tell';

/** docs/events.md lists every event of every title; a test of the engine keeps it true. */
const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');

function eventsOf(title: string): string[] {
  const section = page.split('\n## ').find((one) => one.includes(`(\`${title}\`)`)) ?? '';
  return [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map((found) => found[1] ?? '');
}

/** Fields of an event with a thing of each type: a word, or a number. */
function sampled(title: string, name: string): Record<string, string | number> {
  const row = page
    .split('\n## ')
    .find((one) => one.includes(`(\`${title}\`)`))
    ?.match(new RegExp(`^\\| \`${name}\` \\| (.*?) \\|`, 'm'))?.[1];
  const fields = [...(row ?? '').matchAll(/`([a-z]+)`(?:: ([a-z]+))?/g)];
  const words: Record<string, string> = {
    site: 'naxos-1',
    shift: 'stone-3-1',
    level: '2',
    slot: 'sc1',
    space: 'zeus-day',
    card: '1',
    resource: 'stone',
  };
  const faction = title === 'legendary' ? ['bull', 'bee'] : ['red', 'blue'];
  let seats = 0;
  return Object.fromEntries(
    fields.map(([, field = '', type = field]) => [
      field,
      type === 'n'
        ? 2
        : type === 'faction' || type === 'player'
          ? (faction[seats++ % 2] ?? '')
          : (words[field] ?? words[type] ?? 'zeus'),
    ]),
  );
}

/** Told as a part of something else, or not at all: on purpose. */
const SILENT = new Set([
  ...['bonus', 'discount', 'gods_turn', 'deck_shuffled', 'favours_shuffled', 'muster'],
  ...[
    'creature_discarded',
    'item_discarded',
    'driven_out', // the march that follows tells it
    'philosophers_spent',
    'action',
    'bonus_action',
    'dice',
    'totals',
  ],
]);

describe('the telling', () => {
  for (const language of ['en', 'fr'] as const)
    for (const title of ['legendary', 'classic', 'mytikas'])
      it(`says every event of ${title} alone (${language})`, async () => {
        vi.stubGlobal('document', { documentElement: {} });
        await setLanguage(language);
        const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        for (const name of eventsOf(title)) {
          const event = { event: name, ...sampled(title, name) };
          const { caption } = tell([{ n: 1, text: '', event }], tellerAt(title));
          if (SILENT.has(name)) continue;
          expect(caption, name).toMatch(/^[\p{Lu}\d].*[.]$/u);
          expect(caption, name).not.toMatch(/undefined| {2}|NaN/);
        }
        expect(errors.mock.calls).toEqual([]);
        errors.mockRestore();
        await setLanguage('en');
        vi.unstubAllGlobals();
      });
  it('has the same messages in both languages', () => {
    const ids = (source: string) =>
      [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1]).sort();
    expect(ids(fr)).toEqual(ids(en));
  });

  for (const title of ['legendary', 'classic', 'mytikas'])
    it(`has a place for every event of ${title}`, () => {
      const events = eventsOf(title);
      expect(events.length).toBeGreaterThan(25);
      const handlers = handlersOf(title);
      expect(events.filter((event) => !(event in handlers))).toEqual([]);
    });
});
