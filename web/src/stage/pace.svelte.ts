/** How fast this viewer likes things to happen; remembered from visit to visit. */
import { remember, remembered } from '../words/words.svelte';
import { endsScene } from './scenes';
import type { Beat, BeatKind, Speed } from './types';

export const SPEEDS: Speed[] = [1, 2, 4, 0];
const FLOOR = 120; // ms: shorter, and it is a flicker
const READ = 500; // ms a verdict needs
const READ_SLOWLY: BeatKind[] = ['verdict', 'moment'];

const stored = remembered('delos.speed');

class Pace {
  speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === stored) ?? 1);

  set(speed: Speed) {
    this.speed = speed;
    remember('delos.speed', String(speed));
  }

  /** How long a beat lasts now. */
  lasts(beat: Beat): number {
    return lasts(beat, this.speed || 4);
  }
}

export function lasts(beat: Beat, speed: number): number {
  if (beat.ms === 0) return 0;
  return Math.min(beat.ms, Math.max(READ_SLOWLY.includes(beat.kind) ? READ : FLOOR, beat.ms / speed));
}

/** How long the sentence of a beat stands at least, in ms at 1×; what is not named needs no reading. */
const DEED = 1500; // who, what, and where it is on the map
const ROUND = 1000; // the strip of a battle tells the same in figures
const AT_LEAST: Partial<Record<BeatKind, number>> = {
  ...{ bid: DEED, paid: DEED, gift: DEED, units: DEED, march: DEED, sail: DEED, land: DEED },
  ...{ creature: DEED, hero: DEED, other: DEED, retreat: DEED },
  ...{ verdict: ROUND, loss: ROUND, income: 1200, upkeep: 1200, turn: 800 },
};
const LETTERED: ReadonlySet<BeatKind> = new Set(['verdict', 'loss', 'turn']); // short, whatever they say
const OUSTED = 2000; // it asks for another bid
const BRISK = 1000; // late in an auction one knows how a bid reads
const GLANCE = 600; // ms until the eye is there
const LETTER = 28; // ms; the eye has seen most of it happen
const LONGEST = 3400; // ms

/** How long a sentence of so many letters wants to stand, in ms at 1×, when this beat ends what it says. */
export function readingTime(letters: number, last: Beat | undefined, ousted = false): number {
  const least = last && AT_LEAST[last.kind];
  if (!letters || !least) return 0;
  if (ousted) return Math.max(OUSTED, byLetters(letters));
  if (last.brisk) return BRISK;
  return LETTERED.has(last.kind) ? least : Math.max(least, byLetters(letters));
}

/** How long beats take to watch, read and all, at a speed. A sentence is about as long as its longest line. */
export function watching(beats: readonly Beat[], speed: number): number {
  let whole = 0;
  let said = 0;
  let letters = 0;
  beats.forEach((beat, at) => {
    said += lasts(beat, speed);
    letters = Math.max(letters, ...beat.entries.map(({ text }) => text.length));
    if (!endsScene(beats, at)) return;
    whole += Math.max(said, readingTime(letters, beat) / speed);
    said = letters = 0;
  });
  return whole;
}

const byLetters = (letters: number) => Math.min(LONGEST, GLANCE + letters * LETTER);

export const pace = new Pace();
