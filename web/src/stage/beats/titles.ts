import type { Cues } from '../beats';
import { cyclades } from './cyclades';
import { mytikas } from './mytikas';

export const cuesOf = (title: string): Cues => (title === 'mytikas' ? mytikas : cyclades);
