/** Who drove somebody off a god, by what, as long as that one has not bid again. Pure. */
import type { LogEntry } from '../api/client';
import { number, word } from './reading';

export interface DrivenOff {
  by: string;
  god: string;
  bid: number;
}

export function drivenOff(log: readonly LogEntry[], faction: string): DrivenOff | null {
  const at = log.findLastIndex(
    ({ event }) => word(event, 'faction') === faction && BIDS.has(String(event.event)),
  );
  const left = log[at]?.event;
  if (left?.event !== 'ousted') return null;
  const higher = log.slice(0, at).findLast(({ event }) => event.event === 'bid')?.event;
  if (!higher || word(higher, 'god') !== word(left, 'god')) return null;
  return { by: word(higher, 'faction'), god: word(left, 'god'), bid: number(higher, 'bid') };
}

const BIDS = new Set(['bid', 'ousted']);
