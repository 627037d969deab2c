/** What a title of Cyclades does in its own way and no view says: each title hands its own to the shared board. */
import type { Drawing, FactionView, View } from './view';

export interface Asked {
  view: View;
  seat: number;
  faction: FactionView;
  /** The hero who leaves: the card's own, or who plays its role. */
  victim: string;
}
export type Condition = (asked: Asked) => boolean;

export interface Customs {
  /** When a hero's sacrifice brings a metropolis, by what the hero's card asks for in this title. */
  conditions: Record<string, Condition>;
  /** A question in a god's turn before its gift has been made. */
  giftToCome: (kind: string) => boolean;
  /** A god's building is for sale as long as its turn lasts; else it comes with the gift. */
  sellsBuildings: boolean;
  /** Where a port, or a metropolis, on the site would count, in words; absent: a port belongs to no sea. */
  harbour?: (view: View, drawing: Drawing, site: string, building?: 'port' | 'metropolis') => string;
}
