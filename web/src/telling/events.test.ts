import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handlersOf } from './tell';

/** docs/events.md lists every event of every title; a test of the engine keeps it true. */
const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');

function eventsOf(title: string): string[] {
  const section = page.split('\n## ').find((one) => one.includes(`(\`${title}\`)`)) ?? '';
  return [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map((found) => found[1] ?? '');
}

describe('the telling', () => {
  for (const title of ['legendary', 'classic', 'mytikas'])
    it(`has a place for every event of ${title}`, () => {
      const events = eventsOf(title);
      expect(events.length).toBeGreaterThan(25);
      const handlers = handlersOf(title);
      expect(events.filter((event) => !(event in handlers))).toEqual([]);
    });
});
