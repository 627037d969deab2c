import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InSight } from './inSight';

let now = 10_000;
let heard: Record<string, () => void> = {};
const brought: string[] = [];
const list = {
  querySelector: (what: string) => ({ scrollIntoView: () => brought.push(what) }),
} as unknown as HTMLElement;

beforeEach(() => {
  now = 10_000;
  heard = {};
  brought.length = 0;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => (heard[name] = listen));
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('brings a row into sight, but not while somebody looks elsewhere', () => {
  const sight = new InSight();
  sight.bring('god:zeus'); // nobody looks at the gods
  sight.of(list);
  sight.bring('god:zeus');
  expect(brought).toEqual([':scope > [data-token="god:zeus"]']);
  heard.touchmove?.();
  now += 3000;
  sight.bring('god:hera');
  expect(brought).toHaveLength(1);
  now += 2000;
  sight.bring('god:hera');
  expect(brought).toHaveLength(2);
});
