/** Moments among the beats of a step, each where it belongs. Pure. */
import type { LogEntry } from '../../api/client';
import type { Moment } from './moment';

interface Played {
  entries: LogEntry[];
}
export interface MomentBeat extends Played {
  kind: 'moment';
  ms: number;
  hold: true;
  moment: Moment;
}

const beatOf = (moment: Moment): MomentBeat => ({
  kind: 'moment',
  ms: moment.ms,
  // What it is about is told by the beats beside it: nothing is told twice.
  entries: [],
  hold: true,
  moment,
});

export function withMoments<B extends Played>(beats: B[], moments: Moment[]): (B | MomentBeat)[] {
  const left = [...moments];
  const take = (fits: (moment: Moment) => boolean) => {
    const taken = left.filter(fits);
    for (const one of taken) left.splice(left.indexOf(one), 1);
    return taken.map(beatOf);
  };
  const found: (B | MomentBeat)[] = [];
  for (const beat of beats) {
    const has = (moment: Moment) => beat.entries.some((entry) => entry.n === moment.at);
    found.push(...take((moment) => moment.side === 'before' && has(moment)));
    found.push(beat);
    found.push(...take((moment) => moment.side === 'after' && has(moment)));
  }
  return [...found, ...left.map(beatOf)];
}
