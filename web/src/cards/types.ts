/** What a card tells besides its text: of this table, for whoever asks. */
import type { components } from '../api/schema';

export type CardInfo = components['schemas']['CardInfo'];
