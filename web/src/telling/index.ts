/** What happened at a table, for people: captions, the log's blocks, the recap. */
export { tell, type Told } from './tell';
export { type Teller, tellerOf } from './teller';
export type { Part } from './rich';
export { type Block, type Line, blocks, closedUntil } from './blocks';
export { type Recap, type RecapCard, type RecapLine, recap } from './recap';
