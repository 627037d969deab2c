/** Troops, fleets and what one gains: posted, bought, marched, sailed, lost. */
import { inBattle } from './battle';
import { feeds } from './creatures';
import { type Deed, addClause } from './deed';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { area, at, from, fromWhom, placeToken, thing } from './teller';
import { counted, listed } from './words';

const SETTLING = 'settle';
const MOVES = new Set(['march', 'sail']);
const VOYAGES = 3; // told one by one
const OUTSIDE_TURNS = new Set(['initialization', 'income', 'offerings', 'upkeep']);

/** Gained: bought if gold was paid for it, else a gift or an effect. */
function gains(unit: string): Handler {
  return (event, r) => {
    const faction = word(event, 'faction');
    const price = r.paid(faction);
    if (price !== undefined) return buy(r, faction, unit, 1, undefined, price);
    if (r.battle) return inBattle(r);
    const land = r.join(MOVES, faction);
    if (land) return addClause(land, { id: 'gain-its', unit, count: 1 });
    const home = r.join(SETTLING, faction);
    if (home) return addClause(home, { id: 'gain', unit, count: 1 });
    r.effect(faction, { id: 'gain', unit, count: 1 });
  };
}

function buy(
  r: Reading,
  faction: string,
  unit: string,
  count: number,
  where: string | undefined,
  price: number,
) {
  const open = r.deed;
  const same = open?.kind === 'buy' && open.clauses.at(-1)?.unit === unit ? r.join('buy', faction) : null;
  const deed = same ?? r.open('buy', faction, { disc: r.godToken });
  addClause(deed, {
    id: 'buy',
    unit,
    count,
    price,
    ...(where ? { at: [where] } : {}),
  });
  if (where) deed.places.push(placeToken(r.teller, where));
}

function posts(unit: string, field: 'land' | 'sea'): Handler {
  return (event, r) => {
    const faction = word(event, 'faction');
    const where = word(event, field);
    const count = number(event, 'count') || 1;
    const price = r.paid(faction);
    if (price !== undefined) return buy(r, faction, unit, count, where, price);
    const clause = {
      id: field === 'sea' ? 'launch' : 'post',
      unit,
      count,
      at: [where],
    };
    const places = [placeToken(r.teller, where)];
    const home = r.turn === null && r.cycle === 0;
    if (!home) return r.effect(faction, clause, places);
    const deed = r.join(SETTLING, faction) ?? r.open(SETTLING, faction);
    addClause(deed, clause);
    deed.places.push(...places);
  };
}

function loses(unit: string): Handler {
  return (event, r) => {
    if (r.battle) return inBattle(r);
    const faction = word(event, 'faction');
    const where = word(event, 'land') || word(event, 'sea');
    const clause = {
      id: 'lose',
      unit,
      count: number(event, 'count') || 1,
      at: [where],
    };
    feeds(r);
    r.aside({ actor: faction, clause }, [placeToken(r.teller, where)]);
  };
}

function landTaken(event: Fields, r: Reading) {
  if (r.battle) return inBattle(r);
  const faction = word(event, 'faction');
  const land = word(event, 'land');
  const loser = known(event, 'loser');
  const places = [placeToken(r.teller, land)];
  if (!loser && r.turn === null && r.cycle === 0) {
    const deed = r.join(SETTLING, faction) ?? r.open(SETTLING, faction);
    const clause = deed.clauses.find((one) => one.id === 'settle');
    if (clause) clause.at?.push(land);
    else deed.clauses.unshift({ id: 'settle', at: [land] });
    deed.places.push(...places);
    return;
  }
  const march = r.deed?.places.includes(places[0] ?? '') ? r.join(MOVES, faction) : null;
  const args = { from: loser ? ` ${fromWhom(r.teller, loser)}` : '' };
  if (march) addClause(march, { id: loser ? 'take-it' : 'claim-it', args });
  else {
    const clause = {
      id: 'take',
      args: { ...args, area: area(r.teller, land) },
    };
    if (r.deed?.kind === 'creature') return r.effect(faction, clause, places);
    r.open('take', faction, { clauses: [clause], places });
  }
}

/** Troops, mercenaries and heroes that go together are one march. */
interface March {
  origin: string;
  land: string;
  units: string[];
}
const marches = new WeakMap<Deed, March>();

const WAYS = new Set(['march', 'fly', 'carry-units']);

/** How they go: Pegasus flies, Perseus carries. */
const wayOf = (effect: Deed | null) =>
  effect?.disc === 'creature:pegasus' ? 'fly' : effect?.disc === 'hero:perseus' ? 'carry-units' : 'march';

function march(r: Reading, origin: string, land: string, units: string[]) {
  if (r.battle) return inBattle(r);
  if (!units.length) return r.fold();
  const owner = r.drivenOut;
  r.drivenOut = null;
  if (owner) {
    const args = { what: listed(units), from: from(r.teller, origin), to: area(r.teller, land) };
    const places = [placeToken(r.teller, origin), placeToken(r.teller, land)];
    return r.aside({ actor: owner, clause: { id: 'driven-out', args } }, places);
  }
  const under = r.deed ? marches.get(r.deed) : undefined;
  const going = under?.origin === origin && under.land === land ? under : null;
  const old = going ? r.join(new Set(['march', 'creature', 'sacrifice'])) : null;
  if (going && old) {
    going.units.push(...units);
    const clause = old.clauses.find((one) => WAYS.has(one.id));
    if (clause?.args) clause.args.what = listed(going.units);
    return;
  }
  const actor = r.actor;
  const price = actor ? r.paid(actor) : undefined;
  const args = {
    what: listed(units),
    from: from(r.teller, origin),
    to: area(r.teller, land),
  };
  const effect = price === undefined ? r.join(new Set(['creature', 'sacrifice']), actor) : null;
  const deed = effect ?? r.open('march', actor, { disc: r.godToken });
  deed.clauses.push({
    id: wayOf(effect),
    args,
    ...(price === undefined ? {} : { price }),
  });
  deed.places.push(placeToken(r.teller, origin), placeToken(r.teller, land));
  marches.set(deed, { origin, land, units: [...units] });
}

export const units: Record<string, Handler> = {
  gold: (event, r) =>
    r.effect(word(event, 'faction'), {
      id: 'gain',
      unit: 'gold',
      count: number(event, 'amount'),
    }),
  priestess: gains('priestess'),
  priest: gains('priest'),
  philosopher: gains('philosopher'),
  troops_placed: posts('troop', 'land'),
  mercenaries_placed: posts('mercenary', 'land'),
  undead_troops_placed: posts('undead', 'land'),
  fleets_placed: posts('fleet', 'sea'),
  undead_fleets_placed: posts('undead-fleet', 'sea'),
  land_taken: landTaken,
  // The Boar: what goes next goes because it must, whoever plays the card.
  driven_out: (event, r) => {
    r.drivenOut = word(event, 'faction');
    r.hold();
  },
  units_moved: (event, r) => {
    const units = [
      ...(number(event, 'troops') ? [counted('troop', number(event, 'troops'))] : []),
      ...(number(event, 'mercenaries') ? [counted('mercenary', number(event, 'mercenaries'))] : []),
      ...(number(event, 'undead') ? [counted('undead', number(event, 'undead'))] : []),
    ];
    march(r, word(event, 'origin'), word(event, 'land'), units);
  },
  hero_moved: (event, r) =>
    march(r, word(event, 'origin'), word(event, 'land'), [thing(r.teller, `hero:${word(event, 'hero')}`)]),
  fleets_moved: (event, r) => {
    if (r.battle) return inBattle(r);
    const faction = word(event, 'faction');
    const price = r.paid(faction);
    const args = {
      from: from(r.teller, word(event, 'origin')),
      to: area(r.teller, word(event, 'sea')),
    };
    const count = number(event, 'count');
    const clause = {
      id: 'sail',
      unit: 'fleet',
      count,
      args,
      ...(price === undefined ? {} : { price }),
    };
    const places = [`sea:${word(event, 'origin')}`, `sea:${word(event, 'sea')}`];
    // Nobody sails in somebody else's turn, or in none: those fleets are driven off, as are all that stood
    // beside Polyphemus, his owner's too.
    const others = r.turn !== null ? r.actor !== null && faction !== r.actor : OUTSIDE_TURNS.has(r.phase);
    if (price === undefined && (others || r.driving))
      return r.aside({ actor: faction, clause: { id: 'driven', unit: 'fleet', count, args } }, places);
    const effect = price === undefined ? r.join(new Set(['creature', 'sacrifice']), faction) : null;
    const deed = effect ?? r.open('sail', faction, { disc: r.godToken });
    const often = deed.clauses.find((one) => one.id === 'sail-often');
    const before = deed.clauses.filter((one) => one.id === 'sail');
    if (often) often.count = (often.count ?? 0) + 1;
    else if (before.length >= VOYAGES)
      // The Sylph sails up to ten times: nobody reads a list of that.
      deed.clauses = [
        ...deed.clauses.filter((one) => one.id !== 'sail'),
        { id: 'sail-often', unit: 'time', count: before.length + 1 },
      ];
    else deed.clauses.push(clause);
    deed.places.push(...places);
  },
  troop_destroyed: loses('troop'),
  mercenary_destroyed: loses('mercenary'),
  undead_troop_destroyed: loses('undead'),
  fleets_destroyed: loses('fleet'),
  undead_fleets_destroyed: loses('undead-fleet'),
  mercenaries_taken: (event, r) => {
    // The faction is whose they were.
    const owner = word(event, 'faction');
    const land = word(event, 'land');
    const actor = r.deed?.actor ?? r.actor ?? owner;
    const clause = {
      unit: 'mercenary',
      count: number(event, 'count'),
      at: [land],
    };
    const places = [placeToken(r.teller, land)];
    if (actor === owner) return r.effect(actor, { ...clause, id: 'give-back' }, places);
    r.effect(actor, { ...clause, id: 'take-over', args: { from: fromWhom(r.teller, owner) } }, places);
  },
  fleets_swapped: (event, r) =>
    r.effect(
      r.deed?.actor ?? r.actor,
      {
        id: 'swap',
        args: {
          one: at(r.teller, word(event, 'one')),
          other: at(r.teller, word(event, 'other')),
        },
      },
      [`sea:${word(event, 'one')}`, `sea:${word(event, 'other')}`],
    ),
};
