/** What the server tells of a Mytikas table: Game.view(seat), types made from the engine's. There is no drawing. */
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Resources = Schemas['Resources'];
export type ResourceType = keyof Resources;
export type God = keyof Schemas['Favours'];
export type Construction = Schemas['Built']['construction'];

export const TYPES: ResourceType[] = ['stone', 'marble', 'gold'];
export const GODS: God[] = ['zeus', 'demeter', 'poseidon', 'hades'];
export const CONSTRUCTIONS: Construction[] = ['small-city', 'large-city', 'small-temple', 'large-temple'];

export type View = Omit<Schemas['MytikasView'], 'options'>;
export type LevelView = Schemas['LevelView'];
export type SpaceView = Schemas['SpaceView'];
export type PlayerView = Schemas['MytikasPlayer'];
export type CardView = Schemas['CardView'];
export type RiverView = Schemas['RiverCard'];
export type Standing = Schemas['MytikasStanding'];
export type Printed = Schemas['Printed'];
export type Effect = 'favours' | 'offerings' | 'moves' | 'gold';
