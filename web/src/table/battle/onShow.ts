/**
 * Which battle is on show, and what of it is told. It keeps no time of its own: the stage tells entries
 * when their beats begin, and a battle is shown from its first to its last one.
 */
import type { LogEntry } from '../../api/client';
import type { Playing } from '../../stage/types';
import { type BattleStory, battlesIn } from './story';

/** px of the strip in which a battle is told, over the map's lower edge; on a phone the verdict lies below. */
export const STRIP = 104;
export const TALL_STRIP = 152;

export interface OnShow {
  story: BattleStory;
  /** The dice of the last round are in the air. */
  rolling: boolean;
  /** How long they fly. */
  ms: number;
}

/** From the last battle on; earlier ones are over. */
export function lastBattle(told: readonly LogEntry[]): BattleStory | null {
  const at = told.findLastIndex((entry) => entry.event.event === 'battle');
  return at < 0 ? null : (battlesIn(told.slice(at))[0] ?? null);
}

/** `battle`: the one that the shown table has under way; `keep`: the last one is still looked at. */
export function onShow(
  told: readonly LogEntry[],
  playing: Playing | null,
  battle: { area: string } | null | undefined,
  keep = false,
): OnShow | null {
  const story = lastBattle(told);
  if (!story) return null;
  if (!playing) {
    // Nothing plays: only a battle that waits for somebody's answer stays.
    const waits = battle && !story.over && battle.area === story.area;
    return waits || keep ? { story, rolling: false, ms: 0 } : null;
  }
  const here = playing.step.entries;
  // The step may lead to another battle and end that one: then this one was over long ago.
  const next = here.find(({ n, event }) => event.event === 'battle' && n > story.n)?.n ?? Infinity;
  const ends = here.some(({ n, event }) => event.event === 'battle_over' && n > story.n && n < next);
  if (story.over && !ends) return null;
  if (!story.over && !battle && !here.some(({ n }) => n === story.n)) return null;
  const rolling =
    playing.beat.kind === 'dice' && playing.beat.entries.some(({ event }) => event.event === 'dice');
  return { story, rolling: rolling && !playing.still && playing.ms > 0, ms: playing.ms };
}
