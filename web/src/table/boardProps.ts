import type { AnyBoardProps } from '../boards/title';
import type { TheTable } from './theTable.svelte';

/** What every panel of a title is given. */
export function boardProps(table: TheTable): AnyBoardProps {
  return {
    view: table.view,
    drawing: table.detail.drawing,
    chooser: table.chooser,
    names: table.names,
    people: table.people,
    fresh: table.stage.fresh,
    playing: table.stage.playing,
    told: table.stage.told,
    scene: table.scene,
    wanted: table.wanted,
    beyond: table.detail.options.strict_offerings === false,
    help: (token) => (table.cardOn = token),
    whyNot: (token) => void table.whyNot(token),
    ...(table.state?.you.length && table.state.status !== 'over' ? { standing: table.standing } : {}),
  };
}
