import type { BoardProps } from '../boards/title';
import type { TheTable } from './theTable.svelte';

/** What every panel of a title is given. */
export function boardProps(table: TheTable): BoardProps<any, any> {
  return {
    view: table.view,
    drawing: table.detail.drawing,
    chooser: table.chooser,
    names: table.names,
    people: table.people,
    fresh: table.live.fresh,
    help: (token) => (table.helpOn = token),
    whyNot: (token) => void table.whyNot(token),
    ...(table.standing.questions.length && table.live.state?.you.length ? { standing: table.standing } : {}),
  };
}
