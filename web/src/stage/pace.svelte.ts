/** How fast this viewer likes things to happen; remembered from visit to visit. */
import { remember, remembered } from '../words/words.svelte';
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

/** Deeds that are over before their sentence is read; all else is looked at, or told again. */
const TOLD: ReadonlySet<BeatKind> = new Set([
  ...(['gift', 'units', 'march', 'sail', 'land', 'creature', 'hero', 'loss', 'retreat'] as const),
  'other',
]);
const GLANCE = 500; // ms until the eye is there
const LETTER = 22; // ms; the eye has seen most of it happen
const LONGEST = 2600; // ms

/** How long a sentence wants to stand, in ms at 1×, when these beats show what it says. */
export function readingTime(letters: number, beats: readonly Beat[]): number {
  const last = beats.at(-1);
  if (!letters || !last || !TOLD.has(last.kind)) return 0;
  return Math.min(LONGEST, GLANCE + letters * LETTER);
}

export const pace = new Pace();
