/** Creatures, heroes and figurines: bought, played, placed, kept, lost. */
import { knownOf } from '../boards/known';
import { addClause } from './deed';
import { inBattle } from './battle';
import { leavesTrack } from './cycle';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { area, at, fromWhom, placeToken, thing } from './teller';
import { counted, say } from './words';

const creature = (r: Reading, event: Fields) => thing(r.teller, `creature:${word(event, 'creature')}`);
const token = (event: Fields) => `creature:${word(event, 'creature')}`;

function played(event: Fields, r: Reading) {
  const faction = word(event, 'faction');
  const open = r.deed;
  const price = r.paid(faction); // of the card, whatever it then brings
  if (r.casting === token(event) && (!open || open.disc === r.casting)) return r.fold();
  const clause = { id: 'play', args: { creature: creature(r, event) } };
  if (price !== undefined) {
    r.open('creature', faction, {
      clauses: [{ ...clause, price }],
      disc: token(event),
    });
    return;
  }
  const deed = r.join(new Set(['creature', 'sacrifice', 'item', 'peek']), faction);
  if (deed) {
    addClause(deed, clause);
    deed.kind = 'creature';
  } else r.open('creature', faction, { clauses: [clause], disc: token(event) });
}

function figurinePlaced(event: Fields, r: Reading) {
  figureStands(event, r);
  if (word(event, 'piece') === 'polyphemus') r.driving = true;
}

function figureStands(event: Fields, r: Reading) {
  const piece = word(event, 'piece');
  const where = word(event, 'area');
  const places = [placeToken(r.teller, where)];
  const name = thing(r.teller, `piece:${piece}`);
  const lifted = r.lifted?.piece === piece ? r.lifted : null;
  if (lifted) {
    r.lifted = null;
    const args = {
      piece: name,
      from: area(r.teller, lifted.area),
      to: area(r.teller, where),
    };
    places.unshift(placeToken(r.teller, lifted.area));
    const actor = r.deed?.actor ?? r.actor;
    if (actor) return r.effect(actor, { id: 'move-figure', args }, places);
    return r.aside({ actor: null, clause: { id: 'figure-moves', args } }, places);
  }
  const keeper = r.keeper && cardOf(piece) === cardOf(r.keeper.creature) ? r.keeper.faction : null;
  const actor = keeper ?? r.deed?.actor ?? r.actor;
  const bought = !keeper && r.deed?.disc === `creature:${cardOf(piece)}`;
  const from = bought ? null : stoodIn(r, piece);
  if (from) {
    const args = { piece: name, from: area(r.teller, from), to: area(r.teller, where) };
    places.unshift(placeToken(r.teller, from));
    if (actor) r.effect(actor, { id: 'move-figure', args }, places);
    else r.aside({ actor: null, clause: { id: 'figure-moves', args } }, places);
    if (r.deed) r.deed.disc ??= `creature:${cardOf(piece)}`;
    return;
  }
  if (actor && r.deed?.disc === `creature:${piece}`) r.effect(actor, { id: 'place-it', at: [where] }, places);
  else if (actor)
    r.effect(actor, { id: 'place-figure', args: { piece: name, at: at(r.teller, where) } }, places);
  else
    r.aside(
      {
        actor: null,
        clause: {
          id: 'appears',
          args: { thing: name, at: at(r.teller, where) },
        },
      },
      places,
    );
}

/** The two pieces of one card. */
const cardOf = (piece: string) => (piece === 'scylla' ? 'charybdis' : piece);

/** Where a figurine stood until now: it was put down there, and has not left the map since. */
function stoodIn(r: Reading, piece: string): string | null {
  const last = (r.teller.log?.() ?? []).findLast(
    ({ n, event }) =>
      n < r.entry.n &&
      ['figurine_placed', 'figurine_removed'].includes(word(event, 'event')) &&
      word(event, 'piece') === piece,
  )?.event;
  const where = last?.event === 'figurine_placed' ? word(last, 'area') : null;
  return where === word(r.entry.event, 'area') ? null : where;
}

/** A figurine that is fed in the upkeep takes somebody's unit. */
export function feeds(r: Reading) {
  if (r.keeper?.creature !== 'hydra') return;
  r.effect(r.keeper.faction, { id: 'feed', args: { creature: thing(r.teller, 'creature:hydra') } });
  if (r.deed) r.deed.disc ??= 'creature:hydra';
}

/** Whoever puts a token: in the upkeep, where nobody has a turn, whoever did something last. */
const placer = (r: Reading) => r.deed?.actor ?? r.actor ?? r.deeds.at(-1)?.actor ?? null;

export const creatures: Record<string, Handler> = {
  creature_bought: (event, r) => {
    const clause = {
      id: 'buy-card',
      args: { creature: creature(r, event) },
      price: number(event, 'price'),
    };
    r.open('creature', word(event, 'faction'), {
      clauses: [clause],
      disc: token(event),
    });
  },
  creature_played: played,
  creature_discarded: (event, r) => {
    const lifted = r.lifted;
    const name = word(event, 'creature');
    if (lifted && (lifted.piece === name || (name === 'charybdis' && lifted.piece === 'scylla'))) {
      r.hold();
      return; // told where it leaves the map
    }
    if (!leavesTrack(r, name)) r.fold();
  },
  figurine_placed: figurinePlaced,
  figurine_removed: (event, r) => {
    if (r.battle) return inBattle(r);
    if (r.lifted) r.settle();
    r.lifted = {
      piece: word(event, 'piece'),
      area: word(event, 'area'),
      n: r.entry.n,
    };
    r.hold();
  },
  figurine_stolen: (event, r) => {
    const args = {
      creature: creature(r, event),
      from: fromWhom(r.teller, word(event, 'victim')),
    };
    r.effect(word(event, 'thief'), { id: 'lure', args });
  },
  /** In the upkeep a priestess keeps a figurine; elsewhere a card is given for something. */
  priestess_spent: (event, r) => spend(r, word(event, 'faction'), 'priestess', number(event, 'count') || 1),
  priests_spent: (event, r) => spend(r, word(event, 'faction'), 'priest', number(event, 'count') || 1),
  figure_kept: (event, r) => {
    const faction = word(event, 'faction');
    const args = { creature: creature(r, event) };
    if (r.turn === null) r.keeper = { faction, creature: word(event, 'creature') };
    // At the beginning of a turn, the card that was spent for it is the last that is told.
    const given = r.deed?.actor === faction ? r.deed.clauses.at(-1) : undefined;
    if (r.deed && given?.id === 'give-up' && given.unit) {
      const what = counted(given.unit, given.count ?? 1);
      r.deed.clauses.splice(-1, 1, { id: 'keep-for', args: { ...args, what } });
      r.deed.disc = token(event);
      return r.fold();
    }
    const deed = r.join('keep') ?? r.open('keep', faction);
    const what = deed.clauses[0]?.args?.what;
    deed.clauses = [what === undefined ? { id: 'keep', args } : { id: 'keep-for', args: { ...args, what } }];
    deed.disc = token(event);
  },
  cornucopia: (event, r) => {
    const where = word(event, 'area');
    const unit = knownOf(r.teller.title).wealth;
    const clause = {
      id: 'put',
      unit,
      count: number(event, 'count'),
      at: [where],
    };
    const fed = r.keeper?.creature === 'hydra' ? r.keeper.faction : null;
    r.effect(fed ?? placer(r), clause, [placeToken(r.teller, where)]);
    if (fed && r.deed) {
      r.deed.disc ??= 'creature:hydra';
      r.deed.notes.push(say('hydra-fed'));
    }
  },
  cornucopia_removed: (event, r) => {
    const where = word(event, 'area');
    const unit = knownOf(r.teller.title).wealth;
    const clause = {
      id: 'take-off',
      unit,
      count: number(event, 'count'),
      at: [where],
    };
    r.effect(placer(r), clause, [placeToken(r.teller, where)]);
  },
  peek: (event, r) => {
    const seen = known(event, 'creature');
    const clause = seen ? { id: 'peek-known', args: { creature: creature(r, event) } } : { id: 'peek' };
    r.open('peek', word(event, 'faction'), {
      clauses: [clause],
      disc: seen ? token(event) : r.godToken,
    });
  },
  drawn: (event, r) => {
    const faction = word(event, 'faction');
    const seen = known(event, 'creature');
    if (seen) r.effect(faction, { id: 'draw', args: { what: creature(r, event) } });
    else r.effect(faction, { id: 'draw-cards', unit: 'card', count: 1 });
  },
  reserved: (event, r) =>
    r.effect(word(event, 'faction'), {
      id: 'reserve',
      args: { creature: creature(r, event) },
    }),
  gold_laid: (event, r) => {
    if (r.battle) return inBattle(r);
    const count = number(event, 'amount');
    // Taken up with an income, it is told there.
    if (count < 0) return r.fold();
    const land = word(event, 'land');
    const clause = { id: 'gold-laid', unit: 'gold', count, at: [land] };
    r.aside({ actor: null, clause }, [placeToken(r.teller, land)]);
  },
  hero_recruited: (event, r) => {
    const faction = word(event, 'faction');
    const land = known(event, 'land');
    const hero = word(event, 'hero');
    const price = r.paid(faction);
    const args = { hero: thing(r.teller, `hero:${hero}`) };
    const places = land ? [placeToken(r.teller, land)] : [];
    const bought = r.deed?.disc === `creature:${hero}` ? r.join('creature', faction) : null;
    if (bought && land) {
      bought.clauses.push({ id: 'arrive', at: [land] });
      bought.places.push(...places);
      return;
    }
    const clause = { id: 'recruit', args, ...(land ? { at: [land] } : {}) };
    if (price === undefined) return r.effect(faction, clause, places);
    r.open('hero', faction, {
      clauses: [{ ...clause, price }],
      disc: `hero:${hero}`,
      places,
    });
  },
  hero_sacrificed: (event, r) => {
    const hero = word(event, 'hero');
    const clause = {
      id: 'sacrifice',
      args: { hero: thing(r.teller, `hero:${hero}`) },
    };
    r.open('sacrifice', word(event, 'faction'), {
      clauses: [clause],
      disc: `hero:${hero}`,
    });
  },
  hero_destroyed: (event, r) => {
    if (r.battle) return inBattle(r);
    const args = { what: thing(r.teller, `hero:${word(event, 'hero')}`) };
    r.aside({
      actor: word(event, 'faction'),
      clause: { id: 'lose-named', args },
    });
  },
};

function spend(r: Reading, faction: string, unit: string, count: number) {
  // In upkeep, outside turns; but a log may begin within a turn, and then with a sacrifice.
  if (r.turn === null && r.deed?.kind !== 'sacrifice') {
    const args = { what: counted(unit, count) };
    r.open('keep', faction, { clauses: [{ id: 'keep-some', args }] });
  } else r.effect(faction, { id: 'give-up', unit, count });
}
