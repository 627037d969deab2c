import { describe, expect, it } from 'vitest';
import { Presses } from './presses';

const ASKED = 1000; // a question changes

function clicked(...presses: { at: number; x?: number }[]): Presses {
  const heard = new Presses();
  for (const { at, x = 100 } of presses) {
    heard.down(at, x, 100);
    heard.click(1);
  }
  return heard;
}

describe('presses', () => {
  it('knows the press that began before the question', () => {
    expect(clicked({ at: 990 }).stale(ASKED, 1900)).toBe(true);
    expect(clicked({ at: 1010 }).stale(ASKED, 1060)).toBe(false);
  });
  it('knows the second click of a double click, for a moment', () => {
    const twice = clicked({ at: 900 }, { at: 1100 });
    expect(twice.stale(ASKED, 1150)).toBe(true);
    expect(twice.stale(ASKED, 1400)).toBe(false);
    expect(clicked({ at: 900 }, { at: 1100, x: 200 }).stale(ASKED, 1150)).toBe(false);
    expect(clicked({ at: 400 }, { at: 1100 }).stale(ASKED, 1150)).toBe(false);
  });
  it('knows a third click, too', () => {
    expect(clicked({ at: 800 }, { at: 950 }, { at: 1100 }).stale(ASKED, 1150)).toBe(true);
  });
  it('knows a key that is held down', () => {
    const heard = new Presses();
    heard.key(900, 'Enter', false);
    heard.click(0);
    expect(heard.stale(800, 950)).toBe(false);
    heard.key(1400, 'Enter', true);
    heard.click(0);
    expect(heard.stale(ASKED, 1400)).toBe(true);
    heard.up();
    heard.key(1500, 'Enter', false);
    heard.click(0);
    expect(heard.stale(ASKED, 1500)).toBe(false);
  });
  it('lets a key and a click by script answer at once', () => {
    const heard = clicked({ at: 990 });
    heard.click(0);
    expect(heard.stale(ASKED, 1010)).toBe(false);
    heard.key(1020, '1', false);
    expect(heard.stale(ASKED, 1020)).toBe(false);
  });
  it('knows the second of two presses, the first of which chose', () => {
    expect(clicked({ at: 900 }, { at: 1100 }).follows(1000)).toBe(true);
    expect(clicked({ at: 1100 }).follows(1000)).toBe(false);
    expect(clicked({ at: 900 }, { at: 1100, x: 200 }).follows(1000)).toBe(false);
    expect(clicked({ at: 400 }, { at: 1100 }).follows(1000)).toBe(false);
  });
});
