/** The events of the Cyclades as deeds: what both titles share. */
import { battling } from './battle';
import { bold, buildings } from './buildings';
import { cycling } from './cycle';
import { creatures } from './creatures';
import { hades } from './hades';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { area, fromWhom, landOf, placeToken, thing, winnersOf } from './teller';
import { units } from './units';
import { counted, say } from './words';

/** Whatever waits for a deed that never came is told by itself. */
export function settleCyclades(r: Reading) {
  const razed = r.removed.filter((one) => one.n >= r.from);
  const lifted = r.lifted && r.lifted.n >= r.from ? r.lifted : null;
  r.removed = [];
  r.lifted = null;
  if (razed.length >= 4) {
    // They are given for a metropolis whose place is still to be chosen.
    const lands = razed.map((one) => landOf(one.site));
    r.aside({ actor: null, clause: { id: 'make-way', at: lands } });
    return;
  }
  for (const one of razed) {
    const which = say('the-building', {
      which: one.building,
      ...bold(one.building),
    });
    r.aside(
      {
        actor: null,
        clause: {
          id: 'razed',
          args: { building: which },
          at: [landOf(one.site)],
        },
      },
      [placeToken(r.teller, landOf(one.site))],
    );
  }
  if (lifted) {
    const clause = {
      id: 'leaves',
      args: {
        thing: thing(r.teller, `piece:${lifted.piece}`),
        area: area(r.teller, lifted.area),
      },
    };
    r.aside({ actor: null, clause }, [placeToken(r.teller, lifted.area)]);
    // Alone it is drawn by itself: no die was rolled. The two of one card have its picture.
    if (r.deed?.kind === 'fate')
      r.deed.disc ??= `creature:${lifted.piece === 'scylla' ? 'charybdis' : lifted.piece}`;
  }
}

const steals =
  (what: (event: Fields) => string): Handler =>
  (event, r) => {
    const thief = known(event, 'thief') ?? word(event, 'faction');
    const args = {
      what: what(event),
      from: fromWhom(r.teller, word(event, 'victim')),
    };
    r.effect(thief, { id: 'steal', args });
  };
const CARDS: Record<string, string> = { '0': 'priestess', '1': 'philosopher' };

export const CYCLADES: Record<string, Handler> = {
  ...cycling,
  ...battling,
  ...creatures,
  ...hades,
  ...units,
  ...buildings,
  // The price that is told is the one that was paid.
  discount: (_event, r) => r.hold(),
  gold_stolen: steals((event) =>
    event.amount == null ? say('half-the-gold') : say('gold', { gold: number(event, 'amount') }),
  ),
  card_stolen: steals((event) => counted(CARDS[word(event, 'card')] ?? 'card', 1)),
  priest_stolen: steals(() => counted('priest', 1)),
  philosopher_stolen: steals(() => counted('philosopher', 1)),
  eliminated: (event, r) => {
    const deed = r.made('out', word(event, 'faction'), [r.entry], {
      clauses: [{ id: 'out' }],
    });
    r.deeds.push(deed); // the battle that did it goes on
  },
  game_over: (_event, r) => {
    const said = `${say('game-over')} ${winnersOf(r.teller)}`.trim();
    r.open('over', null, { said: { caption: said, line: said } });
  },
};
