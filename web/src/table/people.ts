/** Who sits at the table, as every panel shows them: one name a seat, in the language spoken now. */
import type { SeatInfo, TableInfo } from '../api/client';
import type { Person } from '../boards/title';
import { elided } from '../words/french';
import { t } from '../words/words.svelte';

/** Names that the server gives where nobody gave one are kept in English; they are said anew here. */
const BOT = /^Bot\s/;
const GUEST = /^Guest ([a-z0-9]+)$/;
const FORMER = 'Former player';
const TABLE = /^(.+)'s table$/;

const factionName = (faction: string) => t(`faction-${faction}`);

/** A person's name; guests who never told theirs are guests in every language. */
export function personName(name: string): string {
  const [, id] = GUEST.exec(name) ?? [];
  if (name === FORMER) return t('person-former');
  return id ? t('person-guest', { id }) : name;
}

/** Bots, and people who share a screen without a name, go by their faction. */
export function seatName({ kind, name, faction }: Pick<SeatInfo, 'kind' | 'name' | 'faction'>): string {
  const nameless = !name || (kind === 'bot' ? BOT.test(name) : name.toLowerCase() === faction);
  return nameless ? factionName(faction) : personName(name);
}

export function tableName(name: string): string {
  const [, owner] = TABLE.exec(name) ?? [];
  if (!owner) return name;
  const who = personName(owner);
  return t('person-table', { name: who, elided: elided(who) });
}

export function peopleOf(table: Pick<TableInfo, 'seats'>, presence: Record<string, boolean>): Person[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    faction: seat.faction,
    name: seatName(seat),
    kind: seat.level === null ? seat.kind : 'bot', // whoever's seat it is: a bot plays it now
    level: seat.level,
    yours: seat.yours,
    present: seat.level !== null || presence[String(seat.seat)] === true,
    id: seat.person ?? null,
    standin: seat.standin,
    robot: seat.robot,
  }));
}

const several = (people: Person[]) => new Set(people.map((person) => person.name)).size > 1;

/** The seats to call "you": none where several people share the screen, for each of them reads it. */
export function youSeats(people: Person[]): number[] {
  const own = people.filter((person) => person.yours);
  return several(own) ? [] : own.map((person) => person.seat);
}

/** What stands beside a name: whose seat it is, and its faction where one person holds several. */
export function roleOf(person: Person, people: Person[]): string {
  const role = youSeats(people).includes(person.seat)
    ? t('person-you')
    : person.kind === 'bot'
      ? t('person-bot', { level: person.level ?? 'greedy' })
      : [
          person.robot ? t('person-program') : '',
          person.kind === 'person' && !person.yours && !person.present ? t('person-away') : '',
        ]
          .filter(Boolean)
          .join(', ');
  const twice = people.some((other) => other.seat !== person.seat && other.name === person.name);
  return [role, twice ? factionName(person.faction) : ''].filter(Boolean).join(', ');
}
