/** What cards need of the page they lie on: a table, or a replay that only knows the texts. */
import type { Names } from '../api/names.svelte';
import type { Choice } from '../api/client';
import type { Person } from '../boards/title';
import type { CardInfo } from './types';

export interface CardHost {
  names: Names;
  people: Person[];
  /** The name of a thing or a place. */
  nameOf: (token: string) => string;
  /** Who holds a place. */
  owner: (token: string) => string | null;
  /** What this table knows of a thing; null where it knows nothing. */
  info?: (token: string) => CardInfo | null;
  /** Ask the server for it, soon. */
  ask?: (token: string) => unknown;
  /** What can be chosen by the thing now. */
  options?: (token: string) => Choice[];
  choose?: (choice: Choice) => void;
  /** Bring the map to the front, on a phone. */
  showMap?: () => void;
  /** The whole text with its rules. */
  help: (token: string) => void;
}
