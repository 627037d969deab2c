/**
 * Which battle is on show and how far it is told. It follows the log by itself, never holds the game up,
 * and everything can be skipped. When the map is needed, the panel folds to its one line.
 */
import { type BattleStory, type Round } from './story';

export type Beat = 'begin' | 'muster' | 'roll' | 'verdict' | 'losses' | 'over';
export interface Place {
  round: number;
  beat: Beat;
  /** Which of the round's rolls, when dice were thrown again. */
  roll: number;
}

const LASTS: Record<Beat, number> = {
  begin: 350,
  muster: 450,
  roll: 650,
  verdict: 600,
  losses: 900,
  over: 0,
};
const HOLD = 2500; // ms a battle of others stays when it is told
const HURRY = 1200; // the same while more of them wait
const READ = 4000; // ms one's own battle stays open when it is told
const LINE = 7000; // ms the one line of a battle that is over stays

function placesOf(round: Round, index: number, goesOn: boolean): Place[] {
  const at = (beat: Beat, roll = Math.max(0, round.rolls.length - 1)): Place => ({
    round: index,
    beat,
    roll,
  });
  const places: Place[] = [];
  if (round.sides.attacker || round.sides.defender) places.push(at('muster', 0));
  places.push(...round.rolls.map((_, roll) => at('roll', roll)));
  if (round.totals) places.push(at('verdict'));
  if (round.totals && (round.losses.length || goesOn)) places.push(at('losses'));
  return places;
}

/** The steps in which a battle is told. A story that grows only adds steps at the end. */
export function places(story: BattleStory): Place[] {
  const rounds = story.rounds.flatMap((round, index) =>
    placesOf(round, index, story.over || index < story.rounds.length - 1),
  );
  const begin: Place = { round: 0, beat: 'begin', roll: 0 };
  const over: Place = {
    round: Math.max(0, story.rounds.length - 1),
    beat: 'over',
    roll: Math.max(0, (story.rounds.at(-1)?.rolls.length ?? 1) - 1),
  };
  return [begin, ...rounds, ...(story.over ? [over] : [])];
}

export class Playback {
  battles = $state.raw<BattleStory[]>([]);
  /** The battle on show. */
  n = $state<number | null>(null);
  #at = $state(0);
  /** Shrunk to one line. */
  folded = $state(false);

  readonly story = $derived(this.battles.find((battle) => battle.n === this.n) ?? null);
  readonly #places = $derived(this.story ? places(this.story) : []);
  readonly place = $derived(this.#places[Math.min(this.#at, this.#places.length - 1)] ?? null);
  readonly told = $derived(this.#at >= this.#places.length - 1);

  #seen: number | null = null;
  #queue: number[] = [];
  /** The map is needed: the person is asked about places on it. */
  #asked = false;
  /** Opened by hand: it stays open. */
  #kept = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly mine: (story: BattleStory) => boolean,
    private readonly wanted: (story: BattleStory) => boolean,
    private readonly still: () => boolean = () => false,
  ) {}

  /** The log has changed. `last`: the number of its newest entry. */
  hear(battles: BattleStory[], last: number) {
    const before = this.#places.length;
    this.battles = battles;
    const story = this.story;
    if (this.#places.length > before && story && this.mine(story)) this.folded = false;
    if (this.#seen === null) this.#begin(battles, last);
    // Moves that were taken back take their battles with them.
    this.#seen = Math.min(this.#seen ?? last, last);
    this.#queue = this.#queue.filter((n) => battles.some((battle) => battle.n === n));
    if (this.n !== null && !this.story) this.n = null;
    for (const battle of battles)
      if (battle.n > this.#seen && this.wanted(battle)) this.#queue.push(battle.n);
    this.#seen = Math.max(this.#seen, battles.at(-1)?.n ?? -1);
    this.#go();
  }

  /** Whether the person is asked about places now. */
  ask(on: boolean) {
    if (on === this.#asked) return;
    this.#asked = on;
    if (this.n !== null) this.#go();
  }

  /** What was fought before we came is not told again; a battle under way is. */
  #begin(battles: BattleStory[], last: number) {
    this.#seen = last;
    const running = battles.at(-1);
    if (running && !running.over && this.wanted(running)) {
      this.n = running.n;
      this.#at = Infinity;
    }
  }

  #go() {
    clearTimeout(this.#timer);
    if (this.n === null) return this.#next();
    const hurried = this.#queue.length > 1;
    const foreign = this.story !== null && !this.mine(this.story) && !this.#kept;
    // Battles of others must not stand between the person and the map: only the last one's line is left.
    const inTheWay = this.#asked && foreign;
    if (inTheWay && this.#queue.length) return this.#next();
    if (this.still() || hurried || inTheWay) this.#at = Math.max(0, this.#places.length - 1);
    this.#at = Math.min(this.#at, Math.max(0, this.#places.length - 1));
    const story = this.story;
    if (!story || !this.place) return;
    if (!this.told)
      this.#after(LASTS[this.place.beat], () => {
        this.#at += 1;
        this.#go();
      });
    else if (inTheWay || this.folded) this.#fold();
    else if (story.over && this.#queue.length) this.#after(HURRY, () => this.#next());
    else if (story.over && foreign) this.#after(HOLD, () => this.#next());
    else if (!this.#kept && !foreign && (story.over || this.#asked)) this.#after(READ, () => this.#fold());
  }

  /** Down to one line, which goes by itself when the battle is over. */
  #fold() {
    this.folded = true;
    if (this.story?.over) this.#after(LINE, () => this.#next());
  }

  #after(ms: number, then: () => void) {
    this.#timer = setTimeout(then, ms);
  }

  #next() {
    const next = this.#queue.shift();
    this.n = next ?? null;
    this.#at = 0;
    this.folded = false;
    this.#kept = false;
    if (next !== undefined) this.#go();
  }

  /** To the end of what is known now. */
  skip() {
    if (this.n === null || this.told) return;
    this.#at = this.#places.length - 1;
    this.#go();
  }

  close() {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Show the newest battle again, all of it. */
  reopen() {
    const last = this.battles.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.n = last.n;
    this.#at = Math.max(0, places(last).length - 1);
    this.folded = false;
    this.#kept = true;
  }

  /** Open the line again: the battle it tells of, all of it. */
  unfold() {
    clearTimeout(this.#timer);
    this.folded = false;
    this.#kept = true;
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
