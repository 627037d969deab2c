/** The events of Mytikas as deeds: the builder's space, what it brings, who follows. */
import { type Clause, type Deed, addClause } from './deed';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { fromWhom, isYou, nameOf, of, thing, winnersOf } from './teller';
import { capital } from './rich';
import { counted, listed, say } from './words';

const GOINGS = new Set(['space', 'bonus', 'follow']);
const space = (r: Reading, event: Fields) => thing(r.teller, `space:${word(event, 'space')}`);
const deity = (r: Reading, event: Fields) => thing(r.teller, `deity:${word(event, 'deity')}`);
const patron = (r: Reading, event: Fields) => thing(r.teller, `patron:${word(event, 'patron')}`);
/** "of Hades", "d’Hadès" */
const favourOf = (r: Reading, event: Fields) => ({ of: of(patron(r, event)) });
const resource = (event: Fields, count: number) => counted(`cube-${word(event, 'resource')}`, count);
const spaceDisc = (event: Fields) => `patron:${word(event, 'space').replace(/-(day|night)$/, '')}`;

/** Cubes that go the same way are one clause: the ways are kept per deed. */
interface Moving {
  clause: Clause;
  shifts: string[];
}
const moving = new WeakMap<Deed, Moving>();

/** Within what the player does now; before the first turn by itself. */
function does(r: Reading, player: string, clause: Clause, places: string[] = []): Deed {
  const deed = r.join(GOINGS, player) ?? r.open('space', player);
  addClause(deed, clause);
  deed.places.push(...places);
  return deed;
}

/** stone-1-2, stone-2-3: one stone from level 1 to level 3. */
function shifts(id: string): Handler {
  return (event, r) => {
    const player = word(event, 'player');
    const shift = word(event, 'shift');
    const to = shift.replace(/^.*-/, '');
    const open = r.deed ? moving.get(r.deed) : undefined;
    const last = open?.clause.id === id && r.deed?.clauses.at(-1) === open.clause ? open : null;
    const deed = last ? r.join(GOINGS, player) : null;
    if (last && deed) {
      const [what, from] = shift.split('-');
      const before = last.shifts.lastIndexOf(
        last.shifts.findLast((one) => one.endsWith(`-${from}`) && one.startsWith(`${what}-`)) ?? '',
      );
      if (before >= 0) last.shifts[before] = (last.shifts[before] ?? '').replace(/\d+$/, to);
      else last.shifts.push(shift);
      last.clause.args = shiftArgs(last.shifts);
    } else {
      const clause: Clause = { id, args: shiftArgs([shift]) };
      moving.set(does(r, player, clause), { clause, shifts: [shift] });
    }
    r.deed?.places.push(`level:${to}`);
  };
}

function shiftArgs(list: string[]) {
  const same = new Map<string, number>();
  for (const shift of list) same.set(shift, (same.get(shift) ?? 0) + 1);
  const told = [...same].map(([shift, count]) => {
    const [what, from, to] = shift.split('-');
    return say('shift', {
      what: counted(`cube-${what}`, count),
      from: from ?? '',
      to: to ?? '',
    });
  });
  return { what: listed(told) };
}

/** Cubes of one level are one heap: "produces two stones and a marble on level 1". */
const heaps = new WeakMap<Clause, Map<string, number>>();

function heap(deed: Deed, id: string, event: Fields) {
  const level = word(event, 'level');
  const last = deed.clauses.at(-1);
  const clause: Clause = last?.id === id && last.args?.level === level ? last : { id, args: { level } };
  if (clause !== last) deed.clauses.push(clause);
  const cubes = heaps.get(clause) ?? new Map<string, number>();
  heaps.set(clause, cubes);
  const kind = word(event, 'resource');
  cubes.set(kind, (cubes.get(kind) ?? 0) + number(event, 'count'));
  clause.args = {
    level,
    what: listed([...cubes].map(([cube, count]) => counted(`cube-${cube}`, count))),
  };
}

const builder =
  (where: (r: Reading, event: Fields) => string, disc: (event: Fields) => string): Handler =>
  (event, r) => {
    r.turn = word(event, 'player');
    const clause = { id: 'go', args: { space: where(r, event) } };
    r.open('builder', r.turn, {
      clauses: [clause],
      disc: disc(event),
      quiet: true,
      places: placesOf(event),
    });
  };

const placesOf = (event: Fields) =>
  ['space', 'deity', 'patron', 'level'].flatMap((kind) =>
    typeof event[kind] === 'string' ? [`${kind}:${String(event[kind])}`] : [],
  );

/** Scores of all in one sentence. */
const scores = new WeakMap<Deed, { player: string; points: number }[]>();

export const MYTIKAS: Record<string, Handler> = {
  first_player: (event, r) =>
    void r.open('setup', word(event, 'player'), {
      clauses: [{ id: 'be-first' }],
    }),
  card_dealt: (event, r) =>
    void r.open('setup', word(event, 'player'), {
      clauses: [{ id: 'receive', args: { what: deity(r, event) } }],
      disc: `deity:${word(event, 'deity')}`,
    }),
  hand_dealt: (event, r) => {
    const seen = known(event, 'deity');
    const args = { what: seen ? deity(r, event) : counted('card', 1) };
    r.open('setup', word(event, 'player'), {
      clauses: [{ id: 'receive', args }],
    });
  },
  card_kept: (event, r) =>
    void r.open('setup', word(event, 'player'), {
      clauses: [{ id: 'keep-card' }],
    }),
  card_revealed: (event, r) => {
    const clause = { id: 'in-river', args: { deity: deity(r, event) } };
    r.open('news', null, {
      clauses: [clause],
      disc: `deity:${word(event, 'deity')}`,
      places: placesOf(event),
    });
    r.deed = null;
  },
  turn_starts: (event, r) => {
    r.cut();
    r.turn = word(event, 'player');
    r.cycle = number(event, 'turn');
    r.open('turn', r.turn, {
      clauses: [{ id: 'begin-turn', args: { turn: r.cycle } }],
      quiet: true,
    });
    r.deed = null;
  },
  builder: builder(space, spaceDisc),
  builder_on_god: builder(patron, (event) => `patron:${word(event, 'patron')}`),
  action: (event, r) => {
    const player = word(event, 'player');
    if (r.deed?.kind === 'follow' && r.deed.actor === player) return r.fold();
    r.open('space', player, {
      disc: spaceDisc(event),
      places: placesOf(event),
    });
  },
  bonus_action: (event, r) => {
    const player = word(event, 'player');
    const disc = spaceDisc(event);
    r.open('bonus', player, {
      disc,
      places: placesOf(event),
      notes: [say('bonus-action', { space: space(r, event) })],
    });
  },
  nothing_done: (event, r) =>
    void r.open('space', word(event, 'player'), {
      clauses: [{ id: 'do-nothing', args: { space: space(r, event) } }],
      disc: spaceDisc(event),
    }),
  followed: (event, r) => {
    const player = word(event, 'player');
    const paid = r.deed?.kind === 'return' ? r.join('return', player) : null;
    const clause = { id: 'follow', args: { space: space(r, event) } };
    if (paid) {
      paid.kind = 'follow';
      paid.clauses.unshift(clause);
      paid.disc = spaceDisc(event);
      paid.places.push(...placesOf(event));
    } else
      r.open('follow', player, {
        clauses: [clause],
        disc: spaceDisc(event),
        places: placesOf(event),
      });
  },
  favour_returned: (event, r) => {
    // The token that a follower, or a bonus action, costs.
    const player = word(event, 'player');
    const clause = { id: 'give-favour', args: favourOf(r, event) };
    const deed = r.join(GOINGS, player);
    if (deed) addClause(deed, clause);
    else
      r.open('return', player, {
        clauses: [clause],
        disc: `patron:${word(event, 'patron')}`,
      });
  },
  produced: (event, r) => {
    const player = word(event, 'player');
    const before = r.cycle === 0 && r.turn === null;
    const deed = before ? r.open('setup', player) : (r.join(GOINGS, player) ?? r.open('space', player));
    heap(deed, 'produce', event);
    deed.places.push(...placesOf(event));
  },
  spent: (event, r) => {
    const player = word(event, 'player');
    const deed = r.join(GOINGS, player) ?? r.open('space', player);
    heap(deed, 'spend', event);
    deed.places.push(...placesOf(event));
  },
  constructed: (event, r) => {
    const player = word(event, 'player');
    const deed = r.join(GOINGS, player) ?? r.open('space', player);
    const paid = deed.clauses.at(-1)?.id === 'spend' ? deed.clauses.pop() : undefined;
    const slot = word(event, 'slot');
    const args = {
      building: say('construction', { which: slot.slice(0, 2) }),
      level: word(event, 'level'),
      cost: paid ? say('cost', { what: String(paid.args?.what ?? '') }) : '',
    };
    deed.clauses.push({ id: 'construct', args });
    deed.disc ??= `slot:${slot}`;
    deed.places.push(...placesOf(event));
  },
  tumbled: shifts('tumble'),
  lifted: shifts('lift'),
  shifted: shifts('shift'),
  changed: (event, r) =>
    void does(
      r,
      word(event, 'player'),
      { id: 'change', args: { what: resource(event, 1) } },
      placesOf(event),
    ),
  favour: (event, r) => {
    const player = word(event, 'player');
    const clause = { id: 'take-favour', args: favourOf(r, event) };
    if (r.turn === null && r.cycle === 0) {
      r.open('setup', player, {
        clauses: [clause],
        places: placesOf(event),
        disc: `patron:${word(event, 'patron')}`,
      });
      return;
    }
    does(r, player, clause, placesOf(event));
  },
  favour_robbed: (event, r) => {
    const args = {
      ...favourOf(r, event),
      from: fromWhom(r.teller, word(event, 'victim')),
    };
    does(r, word(event, 'player'), { id: 'rob-favour', args }, placesOf(event));
  },
  offerings: (event, r) =>
    void does(r, word(event, 'player'), {
      id: 'gain',
      unit: 'offering',
      count: number(event, 'count'),
    }),
  offerings_spent: (event, r) =>
    void does(r, word(event, 'player'), {
      id: 'give-up',
      unit: 'offering',
      count: number(event, 'count'),
    }),
  offering: (event, r) => {
    const args = { deity: deity(r, event) };
    does(
      r,
      word(event, 'player'),
      { id: 'lay', unit: 'offering', count: number(event, 'count'), args },
      placesOf(event),
    );
  },
  card_taken: (event, r) =>
    void does(
      r,
      word(event, 'player'),
      { id: 'take-card', args: { deity: deity(r, event) } },
      placesOf(event),
    ),
  card_robbed: (event, r) => {
    const args = {
      deity: deity(r, event),
      from: fromWhom(r.teller, word(event, 'victim')),
    };
    does(r, word(event, 'player'), { id: 'rob-card', args }, placesOf(event));
  },
  lock: (event, r) => {
    const args = { deity: deity(r, event), value: number(event, 'value') };
    does(r, word(event, 'player'), { id: 'lock', args }, placesOf(event));
  },
  end_triggered: (event, r) => {
    // As a part of a sentence it has a small letter.
    const name = r.teller.names.of(`end:${word(event, 'end')}`);
    const why = name.slice(0, 1).toLowerCase() + name.slice(1);
    const deed = r.made('end', null, [r.entry], {
      disc: 'ico:wreath',
      clauses: [{ id: 'end-comes', args: { why } }],
    });
    r.deeds.push(deed); // what was begun goes on
  },
  scored: (event, r) => {
    const deed = r.join('scores') ?? r.open('scores', null, { disc: 'ico:wreath' });
    const list = scores.get(deed) ?? [];
    scores.set(deed, list);
    list.push({
      player: word(event, 'player'),
      points: number(event, 'points'),
    });
    const told = [...list]
      .sort((one, other) => other.points - one.points)
      .map((one) => {
        const name = isYou(r.teller, one.player) ? say('you-share') : nameOf(r.teller, one.player);
        return say('share', { name, gold: one.points });
      })
      .join(', ');
    // Nothing tells that the game is over but that everybody has been counted.
    const all = list.length === r.teller.people.length;
    const said = `${say('scores', { scores: told })} ${all ? winnersOf(r.teller) : ''}`.trim();
    deed.said = { caption: said, line: capital(said) };
  },
};
