import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../api/client';
import type { TableState } from '../api/live.svelte';
import { cyclades } from './beats/cyclades';
import { pace, readingTime } from './pace.svelte';
import { Stage } from './stage.svelte';
import type { Beat, BeatKind } from './types';

/** A server that tells one step after another. */
class Teller {
  log: LogEntry[] = [];
  steps = 0;
  index = 0;
  decides = 1;
  readonly stage = new Stage(cyclades, () => this.log);

  constructor() {
    this.say([]);
  }

  /** A step with these events; then `decides` is asked. */
  play(...events: string[]) {
    this.steps += 1;
    this.index += 1;
    this.say(events);
  }

  say(events: string[], more: Partial<TableState> = {}) {
    const entries = events.map((event, at) => ({
      n: this.log.length + at,
      text: event,
      event: { event, attacker: 'owl', defender: 'bee', faction: 'bee' },
    })) as LogEntry[];
    this.log = [...this.log, ...entries];
    const state = {
      index: this.index,
      steps: this.steps,
      seat: 0,
      you: [0],
      options: [],
      handover: null,
      view: { step: this.steps, decision: { seat: this.decides } },
      ...more,
    } as unknown as TableState;
    this.stage.take(state, entries);
  }

  get shown(): number {
    return (this.stage.view as { step: number }).step;
  }
}

const beat = (kind: BeatKind, ms: number): Beat => ({ kind, ms, entries: [], hold: false });

const page = { hidden: false };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  page.hidden = false;
  pace.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stage', () => {
  it('shows a step when it was played, and its log with it', async () => {
    const teller = new Teller();
    teller.play('built');
    teller.play('fleets_moved');
    expect(teller.shown).toBe(0);
    expect(teller.stage.log).toEqual([]);
    expect(teller.stage.told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(690);
    expect(teller.shown).toBe(0);
    await vi.advanceTimersByTimeAsync(20);
    expect(teller.shown).toBe(1);
    expect(teller.stage.log).toHaveLength(1);
    expect(teller.stage.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(teller.shown).toBe(2);
    expect(teller.stage.settled).toBe(true);
    expect(teller.stage.fresh.map((entry) => entry.text)).toEqual(['fleets_moved']);
  });

  it('lets a sentence be read before the next deed, but not one of your own', async () => {
    const teller = new Teller();
    teller.stage.letters = () => 40;
    teller.play('built');
    teller.play('built');
    const reading = readingTime(40, beat('gift', 700));
    expect(reading).toBeGreaterThan(1500);
    await vi.advanceTimersByTimeAsync(710);
    expect(teller.shown).toBe(1);
    expect(teller.stage.playing).toBe(null);
    await vi.advanceTimersByTimeAsync(reading - 710 - 20);
    expect(teller.stage.playing).toBe(null);
    await vi.advanceTimersByTimeAsync(40);
    expect(teller.stage.playing).not.toBe(null);
    // A skip ends the rest as it ends a motion.
    teller.play('built');
    await vi.advanceTimersByTimeAsync(710);
    expect(teller.stage.playing).toBe(null);
    teller.stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(teller.stage.playing).not.toBe(null);
    // Whoever skips a motion has read enough of it.
    teller.play('built');
    teller.stage.skip();
    await vi.advanceTimersByTimeAsync(160);
    expect(teller.shown).toBe(3);
    expect(teller.stage.playing).not.toBe(null);
  });

  it('lets a bid be read before the question that follows it', async () => {
    const teller = new Teller();
    teller.stage.letters = () => 22;
    teller.play('bid');
    await vi.advanceTimersByTimeAsync(460);
    expect(teller.shown).toBe(1);
    expect(teller.stage.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(teller.stage.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(60);
    expect(teller.stage.settled).toBe(true);
  });

  it('reads each sentence of a step: the bid, the payment, the turn', async () => {
    const teller = new Teller();
    teller.stage.letters = () => 22;
    teller.play('bid', 'paid', 'paid', 'phase', 'turn');
    for (const [kind, ms] of [
      ['bid', 1500],
      ['paid', 1500],
      ['turn', 400],
    ] as const) {
      await vi.advanceTimersByTimeAsync(10);
      expect(teller.stage.playing?.beat.kind).toBe(kind);
      await vi.advanceTimersByTimeAsync(ms - 20);
      expect(teller.stage.playing?.beat.kind).toBe(kind);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(teller.shown).toBe(1);
  });

  it('gives time to see that one was driven off', async () => {
    const teller = new Teller();
    teller.stage.letters = () => 22;
    teller.stage.mine = () => ['bee'];
    teller.play('bid', 'ousted');
    await vi.advanceTimersByTimeAsync(1950);
    expect(teller.stage.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(teller.stage.settled).toBe(true);
  });

  it('reads quicker late in an auction, and at a higher speed', () => {
    const bid = beat('bid', 450);
    expect(readingTime(22, bid)).toBe(1500);
    expect(readingTime(22, { ...bid, brisk: true })).toBe(1000);
    expect(readingTime(22, { ...bid, brisk: true }, true)).toBe(2000);
    expect(readingTime(80, beat('creature', 900))).toBeGreaterThan(2500);
    expect(readingTime(400, beat('creature', 900))).toBeLessThan(4000);
    expect(readingTime(22, beat('dice', 650))).toBe(0);
  });

  it('throws dice before it tells what they did', async () => {
    const teller = new Teller();
    teller.play('battle', 'muster', 'dice', 'totals', 'troop_destroyed');
    await vi.advanceTimersByTimeAsync(610);
    expect(teller.stage.told.map((entry) => entry.text)).toEqual(['battle', 'muster', 'dice']);
    expect(teller.shown).toBe(0);
  });

  it('takes the viewer’s own choices at once, but not their battles', async () => {
    const teller = new Teller();
    teller.decides = 0;
    teller.say([]);
    teller.play('built');
    await vi.advanceTimersByTimeAsync(0);
    expect(teller.shown).toBe(1);
    teller.play('units_moved', 'battle', 'dice', 'totals');
    await vi.advanceTimersByTimeAsync(0);
    expect(teller.shown).toBe(1);
    expect(teller.stage.playing?.beat.kind).toBe('approach');
  });

  it('jumps to what is true, and rings all that changed', async () => {
    const teller = new Teller();
    for (let step = 0; step < 9; step++) teller.play('built');
    teller.stage.toMine();
    expect(teller.shown).toBe(9);
    expect(teller.stage.settled).toBe(true);
    expect(teller.stage.fresh).toHaveLength(9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(teller.shown).toBe(9);
  });

  it('has no motion at once, except in one’s own battles', async () => {
    pace.speed = 0;
    const teller = new Teller();
    teller.stage.mine = () => ['bee'];
    teller.play('built');
    await vi.advanceTimersByTimeAsync(0);
    expect(teller.shown).toBe(1);
    teller.play('battle', 'dice', 'totals');
    await vi.advanceTimersByTimeAsync(0);
    expect(teller.shown).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(teller.shown).toBe(2);
  });

  it('steps back, pauses there, and plays again', async () => {
    const teller = new Teller();
    teller.play('built');
    teller.play('turn_over'); // nothing to see: not a step of its own
    teller.play('turn');
    await vi.advanceTimersByTimeAsync(5000);
    expect(teller.shown).toBe(3);
    teller.stage.back();
    expect(teller.shown).toBe(2);
    teller.stage.back();
    expect(teller.shown).toBe(0);
    expect(teller.stage.paused).toBe(true);
    teller.play('built');
    await vi.advanceTimersByTimeAsync(5000);
    expect(teller.shown).toBe(0);
    teller.stage.forward();
    expect(teller.shown).toBe(1);
    teller.stage.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect(teller.shown).toBe(4);
    expect(teller.stage.paused).toBe(false);
  });

  it('pauses after the motion that runs', async () => {
    const teller = new Teller();
    teller.play('built');
    teller.play('built');
    teller.stage.pause();
    await vi.advanceTimersByTimeAsync(9000);
    expect(teller.shown).toBe(1);
    teller.stage.resume();
    await vi.advanceTimersByTimeAsync(9000);
    expect(teller.shown).toBe(2);
  });

  it('follows what was taken back', async () => {
    const teller = new Teller();
    teller.play('built');
    teller.play('built');
    await vi.advanceTimersByTimeAsync(5000);
    teller.log = teller.log.slice(0, 1);
    teller.steps = 1;
    teller.index += 1;
    teller.say([]);
    expect(teller.shown).toBe(1);
    expect(teller.stage.log).toHaveLength(1);
    expect(teller.stage.settled).toBe(true);
    teller.play('fleets_placed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(teller.shown).toBe(2);
    expect(teller.stage.log.map((entry) => entry.text)).toEqual(['built', 'fleets_placed']);
  });

  it('tells what it cannot play: a gap, or a long look elsewhere', async () => {
    const teller = new Teller();
    teller.steps = 6;
    teller.index = 6;
    teller.say(['built', 'built', 'turn']);
    expect(teller.shown).toBe(6);
    expect(teller.stage.missed?.flatMap((step) => step.entries)).toHaveLength(3);
    teller.stage.missed = null;
    page.hidden = true;
    teller.stage.look(true);
    for (let step = 0; step < 30; step++) teller.play('built');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(teller.shown).toBe(6);
    page.hidden = false;
    teller.stage.look(false);
    expect(teller.shown).toBe(36);
    expect(teller.stage.missed).toHaveLength(30);
    await teller.stage.watch(() => Promise.resolve([]));
    await vi.advanceTimersByTimeAsync(900);
    expect(teller.shown).toBe(7);
  });

  it('fetches steps that it never heard of, to be watched', async () => {
    const teller = new Teller();
    teller.steps = 3;
    teller.index = 3;
    teller.say(['built', 'built', 'turn']);
    const asked: number[] = [];
    await teller.stage.watch((from, to) => {
      asked.push(from, to);
      const step = (n: number) => ({
        step: n,
        seat: 0,
        view: { step: n },
        log: teller.log.slice(n - 1, n),
        entries: n,
      });
      return Promise.resolve([step(1), step(2), step(3)]);
    });
    expect(asked).toEqual([1, 3]);
    expect(teller.shown).toBe(0);
    await vi.advanceTimersByTimeAsync(900);
    expect(teller.shown).toBe(1);
    expect(teller.stage.log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(teller.shown).toBe(3);
  });

  it('goes on after a short look elsewhere', async () => {
    const teller = new Teller();
    page.hidden = true;
    teller.stage.look(true);
    teller.play('built');
    page.hidden = false;
    teller.stage.look(false);
    await vi.advanceTimersByTimeAsync(800);
    expect(teller.shown).toBe(1);
    expect(teller.stage.missed).toBeNull();
  });

  it('forgets what one person saw when the screen goes to another', async () => {
    const teller = new Teller();
    teller.play('built');
    await vi.advanceTimersByTimeAsync(2000);
    teller.steps += 1;
    teller.index += 1;
    teller.say(['turn'], { handover: 1, seat: null });
    await vi.advanceTimersByTimeAsync(2000);
    expect(teller.shown).toBe(2);
    teller.stage.back();
    expect(teller.shown).toBe(2);
    expect(teller.stage.first).toBe(true);
  });

  it('keeps the moment when it is told in another language', async () => {
    const teller = new Teller();
    teller.play('battle', 'dice', 'totals');
    await vi.advanceTimersByTimeAsync(650);
    teller.stage.take(
      { ...(teller.stage.shot?.state as TableState), index: 1, steps: 1, view: { step: 1, decision: null } },
      [],
    );
    expect(teller.shown).toBe(0);
    expect(teller.stage.playing?.beat.kind).toBe('dice');
    await vi.advanceTimersByTimeAsync(3000);
    expect(teller.shown).toBe(1);
  });
});
