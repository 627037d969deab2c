/** Whether moments are wanted here; remembered. And how a table puts them among its beats. */
import type { TableDetail } from '../../api/client';
import type { Names } from '../../api/names.svelte';
import type { AnyView } from '../../boards/title';
import type { SaidDanger } from '../../table/extras';
import { remember, remembered } from '../../words/words.svelte';
import type { Beat, Step } from '../types';
import { momentsOf } from './find';
import { withMoments } from './insert';

class Wanted {
  on = $state(remembered('delos.moments') !== 'no');

  set(on: boolean) {
    this.on = on;
    remember('delos.moments', on ? 'yes' : 'no');
  }
}
export const wanted = new Wanted();

interface Known {
  detail: TableDetail;
  names: Names;
  extras: { dangers?: (view: AnyView, drawing: AnyView, names: Names) => SaidDanger[] };
}

/** The beats of a step with its moments among them. The victory waits for nobody: it stays when all is shown. */
export function momentsAt(table: Known) {
  return (before: Step, after: Step, beats: Beat[]): Beat[] => {
    if (!wanted.on) return beats;
    const threats = (view: unknown) =>
      table.extras.dangers?.(view as AnyView, table.detail.drawing as AnyView, table.names) ?? [];
    const found = momentsOf(before.view, after.view, after.entries, threats);
    return withMoments(
      beats,
      found.filter((moment) => moment.kind !== 'victory'),
    );
  };
}
