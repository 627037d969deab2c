/** What happened since one last looked: per player the few things that matter, and what they mean for oneself. */
import type { LogEntry } from '../api/client';
import { type Deed, lineOf, past } from './deed';
import { deedsOf } from './tell';
import { known, number, word } from './reading';
import { type Part, capital, parts, plain } from './rich';
import { type Teller, area, fromWhom, isYou, landOf, nameOf, placeToken, thing } from './teller';
import { counted, listed, say } from './words';

export interface RecapLine {
  text: string;
  parts: Part[];
  places: string[];
  /** The number of its pin on the map; null without a place. */
  pin: number | null;
  /** Token of what is drawn beside it. */
  disc: string | null;
}
export interface RecapCard {
  faction: string;
  name: string;
  /** "Poseidon for 7" */
  note: string;
  lines: RecapLine[];
  /** "−1 land of yours", "+1 metropolis"; '' where nothing changed for good. */
  net: string;
  /** It went at one's own expense. */
  bad: boolean;
}
export interface Recap {
  cards: RecapCard[];
  /** "For you that means": at most two. */
  you: RecapLine[];
}

const MOST = 3;
const FOR_YOU = 2;
/** Land, metropolis, hero and creature before money. */
const WORTH: Record<string, number> = {
  ...{
    out: 10,
    over: 10,
    metropolis: 9,
    battle: 8,
    take: 8,
    sacrifice: 7,
    hero: 7,
    march: 6,
    creature: 6,
    item: 5,
  },
  ...{
    sail: 4,
    space: 4,
    follow: 3,
    bonus: 3,
    build: 4,
    favour: 3,
    buy: 2,
    gift: 2,
    keep: 2,
  },
};

function worth(deed: Deed): number {
  const taken = deed.clauses.some((clause) => clause.id === 'take-it' || clause.id === 'claim-it');
  return (WORTH[deed.kind] ?? 0) + (taken ? 2 : 0);
}

export function recap(entries: readonly LogEntry[], teller: Teller, before?: readonly LogEntry[]): Recap {
  const deeds = deedsOf(entries, teller, before);
  const order = [
    ...new Set(deeds.flatMap((deed) => (deed.turn ? [deed.turn] : deed.actor ? [deed.actor] : []))),
  ];
  const changes = changesIn(entries);
  let pins = 0;
  const cards = order
    .filter((faction) => !isYou(teller, faction))
    .map((faction): RecapCard => {
      const own = deeds.filter((deed) => deed.actor === faction && worth(deed) > 0 && lineOf(deed, teller));
      const best = new Set([...own].sort((one, other) => worth(other) - worth(one)).slice(0, MOST));
      const lines = own
        .filter((deed) => best.has(deed))
        .map((deed) => {
          const pin = deed.places.length ? ++pins : null;
          return {
            ...line(lineOf(deed, teller)),
            places: target(deed),
            pin,
            disc: discOf(deed),
          };
        });
      return {
        faction,
        name: nameOf(teller, faction),
        note: note(faction, entries, teller),
        lines,
        ...net(faction, changes, teller),
      };
    })
    .filter((card) => card.lines.length || card.note);
  // Who has only bid is told of where nobody has done more.
  const busy = cards.filter((card) => card.lines.length || card.net);
  return { cards: busy.length ? busy : cards, you: forYou(entries, teller).slice(0, FOR_YOU) };
}

const line = (text: string): RecapLine => ({
  text: plain(text),
  parts: parts(text),
  places: [],
  pin: null,
  disc: null,
});

/** Where the pin stands: on what was taken, where a way ended, else where the deed began. */
function target(deed: Deed): string[] {
  const taken = deed.entries.findLast(({ event }) => event.event === 'land_taken');
  if (taken) return [`land:${word(taken.event, 'land')}`];
  return deed.kind === 'march' || deed.kind === 'sail' ? deed.places.slice(-1) : deed.places.slice(0, 1);
}
/** What was built, else what moved, else whose doing it was. */
function discOf(deed: Deed): string | null {
  const built = deed.entries.find(({ event }) => event.event === 'built');
  if (built && deed.disc?.startsWith('god:')) return `building:${word(built.event, 'building')}`;
  return deed.kind === 'march' ? 'unit:troop' : deed.kind === 'sail' ? 'unit:fleet' : deed.disc;
}

/** The god a seat serves, and its offering. */
function note(faction: string, entries: readonly LogEntry[], teller: Teller): string {
  const bid = entries.findLast(({ event }) => event.event === 'bid' && event.faction === faction)?.event;
  const turn = entries.findLast(({ event }) => event.event === 'turn' && event.faction === faction)?.event;
  const god = (turn ?? bid) && word(turn ?? bid ?? {}, 'god');
  if (!god) return '';
  const name = teller.names.of(`god:${god}`);
  if (!bid || bid.god !== god) return name;
  return number(bid, 'bid')
    ? say('god-for', { god: name, gold: number(bid, 'bid') })
    : say('god-free', { god: name });
}

interface Change {
  faction: string;
  victim: string | null;
  lands: number;
  metropolises: number;
}

function changesIn(entries: readonly LogEntry[]): Change[] {
  const found: Change[] = [];
  let taker: string | null = null;
  for (const { event } of entries) {
    const faction = word(event, 'faction');
    if (event.event === 'land_taken') {
      taker = faction;
      found.push({
        faction,
        victim: known(event, 'loser'),
        lands: 1,
        metropolises: 0,
      });
    } else if (
      event.event === 'metropolis' ||
      event.event === 'metropolis_on_card' ||
      event.event === 'amazons_built'
    )
      found.push({ faction, victim: null, lands: 0, metropolises: 1 });
    else if (event.event === 'metropolis_lost' && taker)
      found.push({
        faction: taker,
        victim: faction,
        lands: 0,
        metropolises: 1,
      });
  }
  return found;
}

function net(faction: string, changes: Change[], teller: Teller): { net: string; bad: boolean } {
  const won = changes.filter((one) => one.faction === faction);
  const lost = changes.filter((one) => one.victim === faction);
  const sum = (list: Change[], what: 'lands' | 'metropolises') =>
    list.reduce((all, one) => all + one[what], 0);
  const yours = won.filter((one) => one.victim && isYou(teller, one.victim));
  if (sum(yours, 'lands')) return { net: say('net-yours', { count: sum(yours, 'lands') }), bad: true };
  const cities = sum(won, 'metropolises') - sum(lost, 'metropolises');
  if (cities)
    return {
      net: say('net-metropolises', {
        count: Math.abs(cities),
        sign: sign(cities),
      }),
      bad: false,
    };
  const lands = sum(won, 'lands') - sum(lost, 'lands');
  return {
    net: lands ? say('net-lands', { count: Math.abs(lands), sign: sign(lands) }) : '',
    bad: false,
  };
}
const sign = (count: number) => (count < 0 ? '−' : '+');

/** What the others' deeds cost or brought oneself: the heaviest first. */
function forYou(entries: readonly LogEntry[], teller: Teller): RecapLine[] {
  const found: (RecapLine & { weight: number })[] = [];
  const units = new Map<string, number>();
  const mine = (faction: string) => isYou(teller, faction);
  const add = (
    weight: number,
    actor: string,
    id: string,
    args: Record<string, string>,
    disc: string,
    places: string[],
  ) =>
    found.push({
      ...line(`${capital(past(actor, [{ id, args }], teller))}.`),
      weight,
      disc,
      places,
    });
  for (const { event } of entries) {
    const name = String(event.event ?? '');
    const faction = word(event, 'faction');
    if (name === 'land_taken' && mine(word(event, 'loser'))) {
      const land = word(event, 'land');
      const args = { area: area(teller, land), whom: nameOf(teller, faction) };
      add(8, word(event, 'loser'), 'lose-land', args, 'ico:map', [placeToken(teller, land)]);
    } else if (name === 'metropolis_lost' && mine(faction)) {
      const land = landOf(word(event, 'site'));
      add(
        9,
        faction,
        'lose-metropolis',
        { at: ` ${say('at-land', { name: area(teller, land) })}` },
        'building:metropolis',
        [placeToken(teller, land)],
      );
    } else if (name === 'hero_destroyed' && mine(faction))
      add(
        7,
        faction,
        'lose-named',
        { what: thing(teller, `hero:${word(event, 'hero')}`) },
        `hero:${word(event, 'hero')}`,
        [],
      );
    else if (/_destroyed$/.test(name) && mine(faction)) {
      const unit = name
        .replace(/_destroyed$/, '')
        .replace('undead_troop', 'undead')
        .replace('fleets', 'fleet')
        .replace('_', '-');
      units.set(unit, (units.get(unit) ?? 0) + (number(event, 'count') || 1));
    } else if (/_stolen$/.test(name) && mine(word(event, 'victim')))
      found.push({ ...robbed(name, event, teller), weight: 6 });
    else if (name === 'card_robbed' && mine(word(event, 'victim'))) {
      const args = {
        deity: thing(teller, `deity:${word(event, 'deity')}`),
        from: fromWhom(teller, word(event, 'victim')),
      };
      add(6, word(event, 'player'), 'rob-card', args, `deity:${word(event, 'deity')}`, [
        `deity:${word(event, 'deity')}`,
      ]);
    }
  }
  const own = teller.people.find((person) => teller.you.includes(person.seat));
  if (units.size && own) {
    const what = listed([...units].map(([unit, count]) => counted(unit, count)));
    add(5, own.faction, 'lose-named', { what }, 'unit:troop', []);
  }
  return found.sort((one, other) => other.weight - one.weight);
}

function robbed(name: string, event: LogEntry['event'], teller: Teller): RecapLine {
  const thief = known(event, 'thief') ?? word(event, 'faction');
  const what =
    name === 'gold_stolen'
      ? event.amount == null
        ? say('half-the-gold')
        : say('gold', { gold: number(event, 'amount') })
      : name === 'figurine_stolen'
        ? thing(teller, `creature:${word(event, 'creature')}`)
        : counted(
            name === 'philosopher_stolen' || word(event, 'card') === '1'
              ? 'philosopher'
              : name === 'priest_stolen'
                ? 'priest'
                : 'priestess',
            1,
          );
  const args = { what, from: fromWhom(teller, word(event, 'victim')) };
  return {
    ...line(`${capital(past(thief, [{ id: 'steal', args }], teller))}.`),
    disc: 'unit:gold',
  };
}
