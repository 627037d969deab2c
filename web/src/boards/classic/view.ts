/** What the server tells of a table of the original Cyclades: Game.view(seat), types made from the engine's. */
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
/** Undead fleets are among the fleets of a sea; in a battle they may be the attacker's. */
export type ClassicView = Omit<Schemas['ClassicView'], 'options'>;
/** Hades, the Necropolis, favours, items and piles; null at a table without modules. */
export type HadesView = Schemas['HadesView'];
