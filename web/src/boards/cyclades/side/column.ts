/** When in a step the gods' column and the tracks move up: from that beat on, until the table shows it. */
import type { Playing } from '../../../stage/types';
import type { View } from '../view';

const MOVES = new Set([
  'gods_turn',
  'god_revealed',
  'gods_rearranged',
  'creature_revealed',
  'creature_discarded',
  'hero_revealed',
]);

export interface Column {
  /** Of the step: the same for all its later beats. */
  key: number;
  gods: string[];
  track: string[];
  ms: number;
}

export function columnOf(playing: Playing | null): Column | null {
  if (!playing || playing.still || !playing.ms) return null;
  const last = playing.beat.entries.at(-1)?.n ?? -1;
  const moved = playing.step.entries.some(({ n, event }) => n <= last && MOVES.has(String(event.event)));
  // A card that is bought leaves its place at the end of the step: only new ones push the others up.
  const view = playing.step.view as View | null;
  if (!moved || !view?.gods || playing.beat.kind === 'creature') return null;
  return {
    key: playing.step.index,
    gods: view.gods.filter((row) => row.open).map((row) => row.god),
    track: view.creatures.track.map((one) => one.creature ?? ''),
    ms: playing.ms,
  };
}
