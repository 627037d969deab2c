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

export const pace = new Pace();
