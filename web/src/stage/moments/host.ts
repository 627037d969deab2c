/** Where moments are shown: a table in play, or a game seen again. */
import type { TableDetail } from '../../api/client';
import type { Names } from '../../api/names.svelte';
import type { AnyView, Person } from '../../boards/title';
import type { SaidDanger } from '../../table/extras';
import type { Playing } from '../types';
import type { Said } from './words';

export interface MomentHost {
  detail: TableDetail;
  people: Person[];
  names: Names;
  extras: { dangers?: (view: AnyView, drawing: AnyView, names: Names) => SaidDanger[] };
  nameOf: (token: string) => string;
  /** What plays, and how it is ended. */
  stage: { readonly playing: Playing | null; skip: () => void };
  /** Who rules and why, where no poster tells it. */
  victory?: (view: unknown) => Said;
}
