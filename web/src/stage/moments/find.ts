/**
 * What a step brings that is worth a moment. Pure: from the table before and after it and from what it
 * brought; knows no rules but what the views of all titles say.
 */
import type { LogEntry } from '../../api/client';
import { cycladesMoments } from './cyclades';
import type { Moment } from './moment';
import { mytikasMoments } from './mytikas';

export interface Threat {
  seat: number;
  now: boolean;
  /** How many steps are missing: one is a danger. */
  steps: number;
  missing: string[];
}
/** Who could win by what everybody can see, and what is missing: the title knows (`Extras.dangers`). */
export type Threats = (view: unknown) => Threat[];

/**
 * In the order they are shown in. `before`: the view before the step, null if nothing was seen before it
 * (then nothing has happened either: one has only come to the table).
 */
export function momentsOf(
  before: unknown,
  after: unknown,
  entries: LogEntry[],
  threats: Threats = () => [],
): Moment[] {
  if (!before || !after) return [];
  const known = after as { title?: string };
  return known.title === 'mytikas'
    ? mytikasMoments(before, after, entries)
    : cycladesMoments(before, after, entries, threats);
}
