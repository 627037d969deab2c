/** Who is asked: before a choice is taken back, and when the screen changes hands. */
import type { Person } from '../boards/title';
import { youSeats } from './people';

/** Somebody must be asked: bots agree by themselves, and so does whoever asks. */
export function asksOthers(people: Person[]): boolean {
  const shared = people.some((person) => person.yours) && youSeats(people).length === 0;
  return shared || people.some((person) => person.kind !== 'bot' && !person.yours);
}

/** The seats of the person who is to take the screen: in a duel of pairs they lie half the table apart. */
export function handsOf(seat: number | null, people: Person[], players: number): Person[] {
  if (seat === null) return [];
  return people.filter((one) => one.seat % Math.min(players, people.length) === seat % players);
}
