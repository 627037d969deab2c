/** What happens at the table as a whole: phases, income, offerings, new cards, turns. */
import { type Deed } from './deed';
import { type Fields, type Handler, type Reading, known, nameOfEvent, number, word } from './reading';
import { isYou, nameOf, thing, whom } from './teller';
import { capital } from './rich';
import { listed, say } from './words';

/** The phases with which a cycle begins, title by title. */
export const FIRST_PHASES = new Set(['initialization', 'creatures']);

interface News {
  arrived: string[];
  left: string[];
  /** Whole sentences: the gods' new order, the threat of Hades, the favour. */
  more: string[];
  gods: string[];
  /** Where the threat of Hades stands. */
  threat: number | null;
}
const news = new WeakMap<Deed, News>();
const shares = new WeakMap<Deed, { faction: string; gold: number }[]>();

/** "Income: you 6, Theo 8." */
function share(r: Reading, kind: 'income' | 'paid', faction: string, gold: number) {
  const deed =
    r.join(kind) ??
    r.open(kind, null, {
      disc: kind === 'income' ? 'unit:cornucopia' : 'unit:gold',
    });
  const list = shares.get(deed) ?? [];
  shares.set(deed, list);
  list.push({ faction, gold });
  deed.finish = () => tellShares(r, deed, kind, list);
}

function tellShares(
  r: Reading,
  deed: Deed,
  kind: 'income' | 'paid',
  list: { faction: string; gold: number }[],
) {
  const told = list.map((one) => {
    const you = isYou(r.teller, one.faction);
    return say('share', {
      name: you ? say('you-share') : nameOf(r.teller, one.faction),
      gold: one.gold,
    });
  });
  // One's own share first.
  const mine = list.findIndex((one) => isYou(r.teller, one.faction));
  const [own] = mine > 0 ? told.splice(mine, 1) : [];
  const line = `${capital(own ? [own, ...told].join(', ') : told.join(', '))}.`;
  deed.said = {
    caption: say(`${kind}-caption`, {
      shares: (own ? [own, ...told] : told).join(', '),
    }),
    line,
  };
}

export const sharesOf = (deed: Deed) => shares.get(deed) ?? [];

/** The news of a cycle: one line under its heading. */
function tellNews(r: Reading, add: (found: News) => void) {
  const deed = r.join('cycle') ?? r.open('cycle', null, { quiet: false });
  const found = news.get(deed) ?? { arrived: [], left: [], more: [], gods: [], threat: null };
  news.set(deed, found);
  add(found);
  const first = r.cycle && FIRST_PHASES.has(r.phase) ? r.cycle : 0;
  deed.finish = () => putNews(deed, found, first);
}

function putNews(deed: Deed, found: News, cycle: number) {
  const parts = [
    ...(found.arrived.length ? [say('news-arrived', { what: listed(found.arrived) })] : []),
    ...(found.left.length ? [say('news-left', { what: listed(found.left) })] : []),
    ...(found.gods.length ? [say('news-gods', { gods: found.gods.join(', ') })] : []),
    ...(found.threat === null ? [] : [say('news-threat', { column: found.threat })]),
    ...found.more,
  ];
  const line = parts.map(capital).join(' ');
  const caption = cycle ? say('cycle-begins', { cycle }) : line;
  deed.said = { caption, line };
  if (caption !== line) deed.notes = [line];
}

/** Cards are turned up between the turns; within one (a magic item) they are no news. */
const revealed =
  (kind: string): Handler =>
  (event, r) => {
    if (r.turn !== null) return r.fold();
    tellNews(r, (found) => found.arrived.push(thing(r.teller, `${kind}:${word(event, kind)}`)));
  };

function paid(event: Fields, r: Reading) {
  const faction = word(event, 'faction');
  const gold = number(event, 'amount');
  const follows = r.next ? nameOfEvent(r.next) : '';
  const alone = r.turn === null && (r.phase === 'offerings' || follows === 'paid' || follows === 'phase');
  if (alone) return share(r, 'paid', faction, gold);
  // A card's price is told where it is bought.
  const bought = r.previous?.event;
  if (bought?.event === 'creature_bought' && bought.faction === faction && bought.price === gold)
    return r.fold();
  r.price = { faction, gold };
  r.hold();
}

export const cycling: Record<string, Handler> = {
  phase: (event, r) => {
    r.cut();
    r.phase = word(event, 'phase');
    r.cycle = number(event, 'cycle');
    r.turn = null;
    r.god = null;
    r.keeper = null;
    const first = FIRST_PHASES.has(r.phase);
    const caption = first
      ? say('cycle-begins', { cycle: r.cycle })
      : say('phase', {
          cycle: r.cycle,
          phase: r.teller.names.of(`phase:${r.phase}`),
        });
    r.open(first ? 'cycle' : 'phase', null, {
      quiet: !first,
      said: { caption, line: '' },
    });
  },
  income: (event, r) => {
    const faction = word(event, 'faction');
    const gold = number(event, 'amount');
    // The Graeae bring an income within a turn.
    if (r.turn !== null) r.effect(faction, { id: 'gain', unit: 'gold', count: gold });
    else share(r, 'income', faction, gold);
  },
  paid,
  bid: (event, r) => {
    const god = thing(r.teller, `god:${word(event, 'god')}`);
    const gold = number(event, 'bid');
    const faction = word(event, 'faction');
    const clause = { id: gold ? 'bid' : 'turn-to', args: { god, gold } };
    r.open('bid', faction, {
      clauses: [clause],
      disc: `god:${word(event, 'god')}`,
    });
  },
  ousted: (event, r) => {
    const deed = r.join('bid');
    const faction = word(event, 'faction');
    const god = thing(r.teller, `god:${word(event, 'god')}`);
    if (deed)
      deed.clauses.push({
        id: 'oust',
        args: { whom: whom(r.teller, faction) },
      });
    else
      r.open('bid', faction, {
        clauses: [{ id: 'ousted', args: { god } }],
        disc: `god:${word(event, 'god')}`,
      });
  },
  fined: (event, r) =>
    void r.open('fined', word(event, 'faction'), {
      clauses: [
        {
          id: event.amount == null ? 'fined' : 'fined-gold',
          args: { gold: number(event, 'amount') },
        },
      ],
      notes: [say('offerings-again')],
    }),
  turn: (event, r) => {
    r.cut();
    r.keeper = null;
    r.turn = word(event, 'faction');
    r.god = known(event, 'god');
    const args = { god: thing(r.teller, `god:${word(event, 'god')}`) };
    r.open('turn', r.turn, {
      clauses: [{ id: 'act', args }],
      disc: r.godToken,
      quiet: true,
    });
    r.deed = null; // a turn is no deed that others join
  },
  turn_over: (event, r) => {
    const args = { place: number(event, 'slot') };
    r.open('turn-over', word(event, 'faction'), {
      clauses: [{ id: 'end-turn', args }],
      quiet: true,
    });
    r.cut();
    r.price = null;
    r.turn = null;
    r.god = null;
  },
  creature_revealed: revealed('creature'),
  hero_revealed: revealed('hero'),
  favour_revealed: (event, r) =>
    tellNews(r, (found) =>
      found.more.push(
        say('news-favour', {
          favour: thing(r.teller, `favour:${word(event, 'favour')}`),
        }),
      ),
    ),
  god_revealed: (event, r) => {
    if (r.turn !== null) return r.fold();
    tellNews(r, (found) => {
      if (number(event, 'slot') === 1) found.gods = [];
      found.gods.push(thing(r.teller, `god:${word(event, 'god')}`));
    });
  },
  gods_turn: (_event, r) => r.fold(),
  deck_shuffled: (_event, r) => r.fold(),
  favours_shuffled: (_event, r) => r.fold(),
  threat_rolled: (event, r) => {
    const caption = say('threat-dice', { one: number(event, 'one'), other: number(event, 'other') });
    r.open('threat', null, { quiet: true, said: { caption, line: '' }, disc: 'god:hades' });
  },
  threat_moved: (event, r) =>
    tellNews(r, (found) => {
      found.threat = number(event, 'column');
    }),
  hades_arrives: (event, r) =>
    tellNews(r, (found) =>
      found.more.push(
        say('news-hades', {
          god: thing(r.teller, `god:${word(event, 'covered')}`),
        }),
      ),
    ),
};

/** A creature leaves the track between two cycles. */
export function leavesTrack(r: Reading, creature: string): boolean {
  if (r.turn !== null || !FIRST_PHASES.has(r.phase)) return false;
  tellNews(r, (found) => found.left.push(thing(r.teller, `creature:${creature}`)));
  return true;
}
