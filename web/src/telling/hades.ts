/** What the modules of Hades bring: the undead, the Necropolis, favours, magic items. */
import { inBattle } from './battle';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { area, at, placeToken, thing } from './teller';
import { counted, listed, say } from './words';

const item = (r: Reading, event: Fields) => thing(r.teller, `item:${word(event, 'item')}`);

export const hades: Record<string, Handler> = {
  undead_troops_leave: (event, r) => {
    const land = word(event, 'land');
    const clause = {
      id: 'lose',
      unit: 'undead',
      count: number(event, 'count'),
      at: [land],
    };
    r.aside({ actor: word(event, 'faction'), clause }, [placeToken(r.teller, land)]);
  },
  undead_leave: (event, r) => {
    const gone = [
      ...(number(event, 'troops') ? [counted('undead', number(event, 'troops'))] : []),
      ...(number(event, 'fleets') ? [counted('undead-fleet', number(event, 'fleets'))] : []),
    ];
    if (!gone.length) return r.fold();
    r.open('fate', word(event, 'faction'), {
      clauses: [{ id: 'undead-go', args: { what: listed(gone) } }],
    });
  },
  necropolis_built: (event, r) => {
    const faction = word(event, 'faction');
    const land = word(event, 'land');
    const price = r.paid(faction);
    const clause = {
      id: 'necropolis',
      at: [land],
      ...(price === undefined ? {} : { price }),
    };
    const places = [placeToken(r.teller, land)];
    r.open('build', faction, {
      clauses: [clause],
      places,
      disc: 'building:necropolis',
    });
  },
  necropolis_falls: (event, r) => {
    const land = word(event, 'land');
    r.aside({ actor: null, clause: { id: 'necropolis-falls', at: [land] } }, [placeToken(r.teller, land)]);
  },
  necropolis_gains: (event, r) => {
    if (r.battle) return inBattle(r);
    const args = { gold: say('gold', { gold: number(event, 'amount') }) };
    r.aside({ actor: null, clause: { id: 'necropolis-gains', args } });
  },
  necropolis_pays: (event, r) => {
    const land = word(event, 'land');
    const clause = {
      id: 'gold-of-dead',
      args: { gold: number(event, 'amount') },
      at: [land],
    };
    r.open('fate', word(event, 'faction'), {
      clauses: [clause],
      places: [placeToken(r.teller, land)],
    });
  },
  hero_kept: (event, r) => {
    const hero = word(event, 'hero');
    const faction = word(event, 'faction');
    r.paid(faction);
    const args = { creature: thing(r.teller, `hero:${hero}`) };
    // What was given for it was told of a figure without a name.
    const given = r.join('keep', faction);
    const what = given?.clauses[0]?.args?.what;
    const clause =
      what === undefined
        ? { id: 'keep', args, price: number(event, 'gold') }
        : { id: 'keep-for', args: { ...args, what } };
    const deed = given ?? r.open('keep', faction);
    deed.clauses = [clause];
    deed.disc = `hero:${hero}`;
  },
  hero_removed: (event, r) => {
    const args = { thing: thing(r.teller, `hero:${word(event, 'hero')}`) };
    r.aside({ actor: null, clause: { id: 'hero-goes', args } });
  },
  amazons_built: (event, r) =>
    void r.open('metropolis', word(event, 'faction'), {
      clauses: [{ id: 'found-amazons' }],
      disc: 'building:metropolis',
    }),
  favour_granted: (event, r) => {
    const favour = word(event, 'favour');
    const args = { favour: thing(r.teller, `favour:${favour}`) };
    r.open('favour', word(event, 'faction'), {
      clauses: [{ id: 'enjoy', args }],
      disc: `favour:${favour}`,
    });
  },
  item_gained: (event, r) => {
    const faction = word(event, 'faction');
    const price = r.paid(faction);
    const clause = {
      id: 'take-item',
      args: { item: item(r, event) },
      ...(price === undefined ? {} : { price }),
    };
    r.effect(faction, clause);
  },
  item_hidden: (event, r) => {
    const faction = word(event, 'faction');
    const price = r.paid(faction);
    const priced = price === undefined ? {} : { price };
    if (known(event, 'item'))
      r.effect(faction, {
        id: 'take-item-hidden',
        args: { item: item(r, event) },
        ...priced,
      });
    else r.effect(faction, { id: 'take-some-item', ...priced });
  },
  item_played: (event, r) => {
    const clause = { id: 'play', args: { creature: item(r, event) } };
    r.open('item', word(event, 'faction'), {
      clauses: [clause],
      disc: `item:${word(event, 'item')}`,
    });
  },
  item_discarded: (_event, r) => r.fold(),
  columns_placed: (event, r) => {
    const one = word(event, 'one');
    const other = word(event, 'other');
    const args = { one: area(r.teller, one), other: area(r.teller, other) };
    const places = [placeToken(r.teller, one), placeToken(r.teller, other)];
    const actor = r.deed?.actor ?? r.actor;
    if (actor) r.effect(actor, { id: 'link', args }, places);
    else r.aside({ actor: null, clause: { id: 'linked', args } }, places);
  },
  offering_forbidden: (event, r) => {
    const args = { god: thing(r.teller, `god:${word(event, 'god')}`) };
    r.aside({
      actor: word(event, 'faction'),
      clause: { id: 'forbidden', args },
    });
  },
  attack_refused: (event, r) => {
    const where = word(event, 'area');
    const args = { at: at(r.teller, where) };
    r.aside({ actor: word(event, 'faction'), clause: { id: 'refuse-attack', args } }, [
      placeToken(r.teller, where),
    ]);
  },
  gods_rearranged: (event, r) => r.effect(word(event, 'faction'), { id: 'rearrange' }),
  cards_turned: (event, r) => {
    const count = number(event, 'count');
    // The first was the one: nothing was turned for it.
    if (count) r.effect(word(event, 'faction'), { id: 'turn-cards', unit: 'card', count });
    else r.fold();
  },
};
