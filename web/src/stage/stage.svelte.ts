/**
 * What is shown of a table: a past that catches up with what the server has said.
 * Map, rows, log and captions all read the shown moment; it moves on when a step was played.
 */
import type { LogEntry } from '../api/client';
import type { TableState } from '../api/live.svelte';
import { type Cues, beatsOf, nameOf } from './beats';
import { hourIn } from './hour';
import { lasts, pace, readingTime, watching } from './pace.svelte';
import { Playhead } from './playhead.svelte';
import { sceneEntries } from './scenes';
import type { Beat, Speed, Step } from './types';

/** A step with everything the server said about it. */
export interface Shot extends Step {
  state: TableState;
  /** The number of the newest entry after it. */
  last: number;
  /** One of the viewer's own seats chose it. */
  own: boolean;
  beats: Beat[];
  /** Steps before it were never heard of: a lost connection, a slow one. */
  gap: boolean;
}

/** A step as the replay tells it. */
export interface Fetched extends Omit<Step, 'index' | 'entries'> {
  log: LogEntry[];
  entries: number;
}

/** The beats of a step with the moments that it brings among them. */
export type Moments = (before: Step, after: Step, beats: Beat[]) => Beat[];

const KEPT = 400; // steps one can go back through
const FLOOD = 300; // steps queued: nobody wants to watch them all
const REST = 150; // ms between two deeds
const ASIDE = 60_000; // ms away, and the rest is told instead of played
const LONG = 10_000; // ms of playback that nobody waits for after a look elsewhere
const WATCHED = 150; // steps that are fetched to be watched
const OPENING_BIDS = 8; // at full length; the auction goes on at double pace

const decider = (view: unknown) =>
  (view as { decision?: { seat: number | null } | null } | null)?.decision?.seat ?? null;

export class Stage {
  #shots = $state.raw<Shot[]>([]);
  #at = $state(-1);
  #head = new Playhead();
  #running = false;
  /** The last step is shown, and its sentence is still read. */
  #resting = $state(false);
  #leap = 0;
  #left = 0; // when the viewer looked away
  paused = $state(false);
  /** What the last shown step brought: rings, "changed". */
  fresh = $state.raw<LogEntry[]>([]);
  /** What was dropped rather than played; it becomes the recap. */
  missed = $state.raw<Step[] | null>(null);
  /** How many letters tell of these entries; set by whoever knows words. */
  letters: (entries: LogEntry[]) => number = () => 0;
  /** Set by whoever knows moments. */
  moments: Moments = (_before, _after, beats) => beats;

  readonly shot = $derived(this.#shots[this.#at] ?? null);
  readonly view = $derived(this.shot?.view ?? null);
  readonly playing = $derived.by(() => this.#head.playing);
  readonly waiting = $derived(this.#shots.length - 1 - this.#at);
  readonly settled = $derived.by(() => this.waiting <= 0 && !this.#head.playing && !this.#resting);
  readonly log = $derived.by(() => this.#until(this.shot?.last ?? -1));
  readonly told = $derived.by(() =>
    this.#head.begun.length ? [...this.log, ...this.#head.begun] : this.log,
  );
  /** The phase that has begun within the step that plays; null: the view's own. */
  readonly hour = $derived.by(() => hourIn(this.#head.begun, this.#head.playing));
  /** The step that is told of: the one that plays, else the last one with something to tell. */
  readonly deed = $derived.by(() => this.#told(this.playing?.step.index) ?? this.#lastTold(this.#at));
  /** Nothing is kept from before what is shown. */
  readonly first = $derived(this.#at <= 0);
  /** One of the viewer's own seats is asked, but the stage has not come there yet. */
  readonly mineWaits = $derived(this.waiting > 0 && (this.#shots.at(-1)?.state.options.length ?? 0) > 0);
  /** The deeds of the turn that is shown, those to come included. */
  readonly turn = $derived.by(() => this.#turn());

  constructor(
    private readonly cues: Cues,
    /** All that the server has told. */
    private readonly whole: () => LogEntry[],
  ) {}

  get speed(): Speed {
    return pace.speed;
  }

  // -- what comes from the server ---------------------------------------------------------

  /** A state of the table, with the entries that are new in it. */
  take(state: TableState, entries: LogEntry[]) {
    const before = this.#shots.at(-1);
    const shot = this.#shotOf(state, before ? entries.filter((entry) => entry.n > before.last) : [], before);
    if (!before) this.#begin([shot]);
    else if (state.index === before.index || state.steps === before.step) this.#retell(shot, before);
    else if (state.steps < before.step) this.#begin(this.#past(state.steps, shot));
    else {
      const gap = state.steps > before.step + 1;
      this.#shots = [...this.#shots, gap ? { ...shot, beats: [], gap } : shot];
      if (gap) this.#drop();
      else this.#go();
    }
  }

  #shotOf(state: TableState, entries: LogEntry[], before: Shot | undefined): Shot {
    const seat = before ? decider(before.view) : null;
    return {
      index: state.index,
      step: state.steps,
      seat: state.seat,
      view: state.view,
      entries,
      state,
      last: this.whole().at(-1)?.n ?? -1,
      own: seat !== null && state.you.includes(seat),
      beats: beatsOf(entries, this.cues),
      gap: false,
    };
  }

  /** The same moment again: in another language, through other eyes, with somebody asking. */
  #retell(shot: Shot, before: Shot) {
    const kept = { ...shot, entries: before.entries, own: before.own, beats: before.beats, gap: before.gap };
    this.#shots = [...this.#shots.slice(0, -1), kept];
    this.#forget();
  }

  /** Choices were taken back: what was shown before them stays. */
  #past(steps: number, shot: Shot): Shot[] {
    return [...this.#shots.filter((one) => one.step < steps), shot];
  }

  #begin(shots: Shot[]) {
    this.#leap += 1;
    this.#head.cut();
    this.#shots = shots;
    this.#at = shots.length - 1;
    this.fresh = [];
    this.paused = false;
  }

  // -- playing ----------------------------------------------------------------------------

  #go() {
    if (this.waiting > FLOOD) return this.#drop();
    if (!this.#running) void this.#play();
  }

  async #play() {
    this.#running = true;
    while (this.waiting > 0 && !this.paused && !document.hidden) {
      const next = this.#shots[this.#at + 1];
      if (!next) break;
      const leap = this.#leap;
      const beats = this.#wanted(next);
      const reads = (beat: Beat) => this.#reads(beats, beat);
      const played = await this.#head.play(next, beats, reads);
      if (leap !== this.#leap || !played) continue;
      const last = beats.at(-1);
      const wanted = last ? reads(last) : 0;
      // The question that follows takes the sentence's place: it waits, too.
      this.#resting = wanted > 0;
      this.#show(this.#at + 1, next.entries);
      if (last) await this.#head.read(wanted, this.waiting > 0 ? REST / (pace.speed || 4) : 0);
      this.#resting = false;
    }
    this.#running = false;
  }

  /** How long the sentence that ends with a beat stands, at the present speed. */
  #reads(beats: Beat[], last: Beat): number {
    const told = sceneEntries(beats, last);
    const mine = this.mine();
    const ousted = told.some(
      (entry) => nameOf(entry) === 'ousted' && mine.includes(String(entry.event.faction)),
    );
    return readingTime(this.letters(told), last, ousted) / (pace.speed || 4);
  }

  /** What is played of a step: all of it, or only what nobody may miss. */
  #wanted(shot: Shot, before: Shot | null | undefined = this.shot): Beat[] {
    const battle = this.#involved(shot);
    if (pace.speed === 0) return battle ? shot.beats.filter((beat) => beat.hold) : [];
    const beats = shot.own
      ? shot.beats.filter((beat) => beat.hold)
      : shot.beats.map((beat) => this.#hurried(beat));
    return before ? this.moments(before, shot, beats) : beats;
  }

  /** Whether one of the viewer's own seats fights in it. */
  #involved(shot: Shot): boolean {
    const mine = this.mine();
    const battle = [...this.log, ...shot.entries].findLast((entry) => nameOf(entry) === 'battle')?.event;
    const fights = shot.entries.some((entry) => ['battle', 'dice', 'totals'].includes(nameOf(entry)));
    return fights && (mine.includes(String(battle?.attacker)) || mine.includes(String(battle?.defender)));
  }

  /** Factions played at this screen; told by the table. */
  mine: () => string[] = () => [];

  #hurried(beat: Beat): Beat {
    if (beat.kind !== 'bid') return beat;
    const began = this.log.findLastIndex((entry) => nameOf(entry) === 'phase');
    const bids = this.log.slice(began + 1).filter((entry) => nameOf(entry) === 'bid').length;
    return bids < OPENING_BIDS ? beat : { ...beat, ms: beat.ms / 2, brisk: true };
  }

  #show(at: number, fresh: LogEntry[]) {
    this.#at = at;
    this.#head.rest();
    this.fresh = fresh;
    this.#forget();
  }

  /** A shared screen goes to somebody else: nobody may step back into another's secrets. */
  #forget() {
    const shot = this.#shots.at(-1);
    if (this.waiting === 0 && shot?.state.handover != null) {
      this.#shots = [shot];
      this.#at = 0;
      this.missed = null;
    } else if (this.#shots.length > KEPT && this.#at > KEPT / 2) {
      const gone = this.#shots.length - KEPT;
      this.#shots = this.#shots.slice(gone);
      this.#at -= gone;
    }
  }

  // -- the viewer's hand ------------------------------------------------------------------

  /** The motion that runs is over at once. */
  skip() {
    this.#head.skip();
  }

  /** To what is true now. */
  toMine() {
    const skipped = this.#shots.slice(this.#at + 1).flatMap((shot) => shot.entries);
    this.#jump(this.#shots.length - 1, skipped);
    this.paused = false;
  }

  pause() {
    this.paused = true;
  }

  resume() {
    this.paused = false;
    this.#go();
  }

  setSpeed(speed: Speed) {
    pace.set(speed);
    this.paused = false;
    this.#head.skip();
    this.#go();
  }

  /** One deed back, as it was before it. */
  back() {
    this.paused = true;
    let at = this.playing ? this.#at + 1 : this.#at;
    while (at > 0 && !this.#shots[at]?.beats.length) at -= 1;
    this.#jump(Math.max(0, at - 1), []);
  }

  /** One deed on, with what it changed. */
  forward() {
    let at = this.#at + 1;
    while (at < this.#shots.length - 1 && !this.#shots[at]?.beats.length) at += 1;
    const shot = this.#shots[at];
    if (!shot) return this.resume();
    this.#jump(at, shot.entries);
    if (this.waiting === 0) this.paused = false;
  }

  /** Play again from a deed on. */
  replay(index: number) {
    const at = this.#shots.findIndex((shot) => shot.index === index);
    if (at < 1) return;
    this.#jump(at - 1, []);
    this.resume();
  }

  /** Play what was dropped; steps that were never heard of are fetched first. */
  async watch(fetched: (from: number, to: number) => Promise<Fetched[]>) {
    const first = this.missed?.[0];
    this.missed = null;
    if (!first) return;
    const at = this.#shots.findIndex((shot) => shot.index === first.index);
    const shot = this.#shots[at];
    if (shot?.gap) {
      const from = Math.max((this.#shots[at - 1]?.step ?? 0) + 1, shot.step - WATCHED);
      this.#fill(shot, await fetched(from, shot.step));
    } else this.replay(first.index);
  }

  #fill(gap: Shot, found: Fetched[]) {
    const at = this.#shots.indexOf(gap);
    if (at < 1 || !found.length) return;
    const shots = found.map((one, place): Shot => ({
      ...gap,
      // A number of its own; the last one is the step that we know.
      index: place < found.length - 1 ? gap.index - (found.length - 1 - place) / 1000 : gap.index,
      step: one.step,
      view: one.view,
      entries: one.log,
      last: one.entries - 1,
      beats: beatsOf(one.log, this.cues),
      own: false,
      gap: false,
    }));
    this.#shots = [...this.#shots.slice(0, at), ...shots, ...this.#shots.slice(at + 1)];
    this.#jump(at - 1, []);
    this.resume();
  }

  #jump(at: number, fresh: LogEntry[]) {
    this.#leap += 1;
    this.#head.cut();
    this.#show(at, fresh);
  }

  /** Nobody wants to watch the rest: it is told instead. */
  #drop() {
    const missed = this.#shots.slice(this.#at + 1);
    this.#jump(this.#shots.length - 1, []);
    this.missed = [...(this.missed ?? []), ...missed];
    this.paused = false;
  }

  /** The viewer looks elsewhere, or back. */
  look(away: boolean) {
    if (away) this.#left ||= Date.now();
    else {
      const gone = this.#left ? Date.now() - this.#left : 0;
      this.#left = 0;
      if (this.waiting > 0 && (gone > ASIDE || this.queued() > LONG)) this.#drop();
      else this.#go();
    }
  }

  /** How long the queue would take, in ms. */
  queued(): number {
    const from = this.#at + 1;
    const beats = this.#shots
      .slice(from)
      .flatMap((shot, ahead) => this.#wanted(shot, this.#shots[from + ahead - 1]));
    return beats.reduce((sum, beat) => sum + lasts(beat, pace.speed || 4), 0);
  }

  /** The first kept step with this entry or a later one, and how long it takes to watch from there on. */
  since(n: number): { index: number; ms: number } | null {
    const at = this.#shots.findIndex((shot) => shot.entries.some((entry) => entry.n >= n));
    const shots = at < 1 ? [] : this.#shots.slice(at);
    const ms = shots.reduce((sum, shot) => sum + watching(shot.beats, pace.speed || 4), 0);
    const first = this.#shots[at];
    return first && first.beats.length && ms ? { index: first.index, ms } : null;
  }

  close() {
    this.#leap += 1;
    this.paused = true;
    this.#head.cut();
  }

  // -- what is told -----------------------------------------------------------------------

  #until(last: number): LogEntry[] {
    const whole = this.whole();
    if ((whole.at(-1)?.n ?? -1) <= last) return whole;
    const end = whole.findIndex((entry) => entry.n > last);
    return end < 0 ? whole : whole.slice(0, end);
  }

  shotAt(index: number): Shot | null {
    return this.#told(index);
  }

  #told(index: number | undefined): Shot | null {
    return index === undefined ? null : (this.#shots.find((shot) => shot.index === index) ?? null);
  }

  #lastTold(at: number): Shot | null {
    for (let one = at; one >= 0; one--) {
      const shot = this.#shots[one];
      if (shot?.beats.length) return shot;
    }
    return null;
  }

  #turn(): { shot: Shot; state: 'done' | 'now' | 'next' }[] {
    const now = this.playing ? this.#at + 1 : this.#shots.indexOf(this.#lastTold(this.#at) as Shot);
    const opens = (shot: Shot | undefined) =>
      shot?.entries.some((entry) => ['turn', 'turn_starts', 'phase'].includes(nameOf(entry))) ?? true;
    let first = now;
    while (first > 0 && !opens(this.#shots[first])) first -= 1;
    let last = now;
    while (last + 1 < this.#shots.length && !opens(this.#shots[last + 1])) last += 1;
    return this.#shots.slice(Math.max(0, first), last + 1).flatMap((shot, offset) => {
      const at = Math.max(0, first) + offset;
      if (!shot.beats.length) return [];
      return [
        { shot, state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('next' as const) },
      ];
    });
  }
}
