/** What happened at a table, for people: captions, the log's blocks, the recap. */
export { tell, type Told } from './tell';
export { type Teller, tellerOf } from './teller';
export type { Part } from './rich';
