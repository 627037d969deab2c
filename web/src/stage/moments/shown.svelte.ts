/** Whether moments are wanted here; remembered. And how a table puts them among its beats. */
import type { AnyView } from '../../boards/title';
import { remember, remembered } from '../../words/words.svelte';
import type { Beat, Step } from '../types';
import { momentsOf } from './find';
import type { MomentHost } from './host';
import { withMoments } from './insert';
import type { Moment } from './moment';

class Wanted {
  on = $state(remembered('delos.moments') !== 'no');

  set(on: boolean) {
    this.on = on;
    remember('delos.moments', on ? 'yes' : 'no');
  }
}
export const wanted = new Wanted();

type Known = Pick<MomentHost, 'detail' | 'names' | 'extras'>;

/**
 * The beats of a step with its moments among them. At a table the victory is none of them: its poster stays when all
 * is shown. `winner`: whose victory is a moment like the others.
 */
export function momentsAt(table: Known, winner?: string) {
  return (before: Pick<Step, 'view'>, after: Pick<Step, 'view' | 'entries'>, beats: Beat[]): Beat[] => {
    if (!wanted.on) return beats;
    const threats = (view: unknown) =>
      table.extras.dangers?.(view as AnyView, table.detail.drawing as AnyView, table.names) ?? [];
    const found = momentsOf(before.view, after.view, after.entries, threats);
    return withMoments(
      beats,
      found.flatMap((moment): Moment[] => {
        if (moment.kind !== 'victory') return [moment];
        return winner ? [{ ...moment, faction: winner }] : [];
      }),
    );
  };
}
