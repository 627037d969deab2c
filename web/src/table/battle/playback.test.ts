import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, places } from './playback.svelte';
import type { BattleStory, Round } from './story';

const round = (): Round => ({
  sides: { attacker: { terms: [], total: 1 }, defender: { terms: [], total: 1 } },
  rolls: [{ attacker: 1, defender: 0 }],
  totals: { attacker: 2, defender: 1 },
  losses: [],
});
const battle = (n: number, over = true, rounds = [round()]): BattleStory => ({
  ...{ n, attacker: 'bull', defender: 'owl', area: 'naxos', sea: false },
  ...{ before: [], rounds, retreats: [], over, holder: over ? 'bull' : null },
});
const theirs = () =>
  new Playback(
    () => false,
    () => true,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Playback', () => {
  it('tells a round in steps and only ever adds some', () => {
    expect(places(battle(3)).map((place) => place.beat)).toEqual([
      'begin',
      'muster',
      'roll',
      'verdict',
      'losses',
      'over',
    ]);
    const running = places(battle(3, false)).map((place) => place.beat);
    expect(running).toEqual(['begin', 'muster', 'roll', 'verdict']);
  });

  it('does not tell old battles, but one under way', () => {
    const old = theirs();
    old.hear([battle(3)], 20);
    expect(old.n).toBeNull();
    const running = theirs();
    running.hear([battle(3), battle(15, false)], 20);
    expect(running.n).toBe(15);
    expect(running.told).toBe(true);
  });

  it('plays battles of others one after another and closes', () => {
    const playback = theirs();
    playback.hear([], 2);
    playback.hear([battle(3), battle(9)], 14);
    expect(playback.n).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(playback.n).toBe(9);
    vi.advanceTimersByTime(8000);
    expect(playback.n).toBeNull();
  });

  it('keeps one’s own a while, then its line, and shows it again when asked', () => {
    const playback = new Playback(
      () => true,
      () => true,
    );
    playback.hear([], 2);
    playback.hear([battle(3)], 9);
    playback.skip();
    expect(playback.place?.beat).toBe('over');
    vi.advanceTimersByTime(3000);
    expect([playback.n, playback.folded]).toEqual([3, false]);
    vi.advanceTimersByTime(2000);
    expect([playback.n, playback.folded]).toEqual([3, true]);
    vi.advanceTimersByTime(10_000);
    expect(playback.n).toBeNull();
    playback.hear([battle(3)], 12);
    expect(playback.n).toBeNull();
    playback.reopen();
    vi.advanceTimersByTime(60_000);
    expect([playback.n, playback.folded]).toEqual([3, false]);
    playback.close();
    expect(playback.n).toBeNull();
  });

  it('folds battles of others at once when the map is needed, and opens them by hand', () => {
    const playback = theirs();
    playback.hear([], 2);
    playback.hear([battle(3), battle(9)], 14);
    playback.ask(true);
    expect([playback.n, playback.folded, playback.told]).toEqual([9, true, true]);
    playback.unfold();
    vi.advanceTimersByTime(60_000);
    expect([playback.n, playback.folded]).toEqual([9, false]);
    playback.close();
    playback.hear([battle(3), battle(9), battle(20)], 26);
    expect([playback.n, playback.folded]).toEqual([20, true]);
    vi.advanceTimersByTime(10_000);
    expect(playback.n).toBeNull();
  });

  it('folds one’s own running battle while a place is asked for; the next round opens it', () => {
    const playback = new Playback(
      () => true,
      () => true,
    );
    playback.hear([], 2);
    playback.hear([battle(3, false)], 7);
    playback.ask(true);
    playback.skip();
    vi.advanceTimersByTime(5000);
    expect([playback.n, playback.folded]).toEqual([3, true]);
    vi.advanceTimersByTime(60_000);
    expect([playback.n, playback.folded]).toEqual([3, true]);
    playback.ask(false);
    playback.hear([battle(3, false, [round(), round()])], 12);
    expect(playback.folded).toBe(false);
  });

  it('waits while somebody decides and goes on with the story', () => {
    const playback = theirs();
    playback.hear([], 2);
    playback.hear([battle(3, false)], 7);
    vi.advanceTimersByTime(60_000);
    expect(playback.place?.beat).toBe('verdict');
    playback.hear([battle(3)], 9);
    vi.advanceTimersByTime(3000);
    expect(playback.place?.beat).toBe('over');
  });

  it('forgets a battle that was taken back and tells it anew', () => {
    const playback = theirs();
    playback.hear([], 2);
    playback.hear([battle(3)], 9);
    playback.hear([], 2);
    expect(playback.n).toBeNull();
    playback.hear([battle(3)], 9);
    expect(playback.n).toBe(3);
  });
});
