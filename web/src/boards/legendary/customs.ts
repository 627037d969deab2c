/** The Legendary Edition's own ways at the board that Cyclades titles share. */
import type { Customs } from '../cyclades/customs';
import { harbour } from './harbour';
import { HEROES } from './heroes';

export const CUSTOMS: Customs = {
  conditions: HEROES,
  // A god's building and gift come first in a turn.
  giftToCome: (kind) => kind === 'god.first' || kind.startsWith('build.'),
  sellsBuildings: false,
  harbour,
};
