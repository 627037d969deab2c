/** Which options are worth asking about: the server alone knows whether one begins a battle. */
import type { Choice } from '../api/client';

/** To stand and fight another round, where one is asked whether to retreat. */
export const FIGHT_ON = 'retreat stay';

const AREA = /^(land|sea):/;
/** Where only one way is left, the last real question is how many go, who comes along, or whether at all. */
const MOVE = /^(march|sail|quest|troops|mercenaries|undead|hero|fleets|take|leave|past)\b/;

export const mayAttack = (option: Pick<Choice, 'text' | 'tokens'>) =>
  option.text === FIGHT_ON || MOVE.test(option.text) || option.tokens.some((token) => AREA.test(token));
