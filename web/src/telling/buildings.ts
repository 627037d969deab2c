/** Buildings and metropolises: built, moved, given, founded, lost. */
import { inBattle } from './battle';
import { type Fields, type Handler, type Reading, known, number, word } from './reading';
import { area, at, from, landOf, placeToken, thing } from './teller';
import { say } from './words';

function built(event: Fields, r: Reading) {
  const faction = word(event, 'faction');
  const site = word(event, 'site');
  const land = landOf(site);
  const building = say('building', {
    which: word(event, 'building'),
    ...bold(word(event, 'building')),
  });
  const places = [placeToken(r.teller, land), `site:${site}`];
  const old = r.removed.length === 1 ? r.removed[0] : undefined;
  r.removed = old ? [] : r.removed;
  const price = r.paid(faction);
  const priced = price === undefined ? {} : { price };
  let id = 'build';
  const args: Record<string, string> = { building };
  if (old?.site === site && r.deed?.kind !== 'metropolis') {
    id = 'replace';
    args.old = say('the-building', {
      which: old.building,
      ...bold(old.building),
    });
  } else if (old && landOf(old.site) !== land) {
    id = 'carry';
    args.building = say('the-building', {
      which: word(event, 'building'),
      ...bold(word(event, 'building')),
    });
    args.from = from(r.teller, landOf(old.site));
    args.to = area(r.teller, land);
  }
  const clause = { id, args, at: [land], ...priced };
  if (price === undefined) r.effect(faction, clause, places);
  else
    r.open('build', faction, {
      clauses: [clause],
      places,
      disc: `building:${word(event, 'building')}`,
    });
}

/** The marks round the noun within "a port". */
export const bold = (building: string) => ({
  b: `\uE000building:${building}\uE001`,
  e: '\uE002',
});

function metropolis(
  r: Reading,
  faction: string,
  how: { id: string; args: Record<string, string> },
  land: string | null,
  bonus: string | null,
) {
  const given = r.philosophers >= 4 ? 'philosophers' : r.removed.length >= 4 ? 'buildings' : 'none';
  r.philosophers = 0;
  r.removed = [];
  const places = land ? [placeToken(r.teller, land)] : [];
  const deed = r.open('metropolis', faction, {
    disc: 'building:metropolis',
    places,
  });
  deed.clauses.push({ id: how.id, args: { ...how.args, given } });
  if (bonus) deed.notes.push(say('bonus', { bonus: r.teller.names.inside(`bonus:${bonus}`) }));
}

export const buildings: Record<string, Handler> = {
  philosophers_spent: (event, r) => {
    r.philosophers = number(event, 'count');
    r.hold();
  },
  built,
  removed: (event, r) => {
    r.removed.push({
      building: word(event, 'building'),
      site: word(event, 'site'),
      n: r.entry.n,
    });
    r.hold();
  },
  metropolis: (event, r) => {
    const land = landOf(word(event, 'site'));
    metropolis(
      r,
      word(event, 'faction'),
      { id: 'found', args: { at: at(r.teller, land) } },
      land,
      known(event, 'bonus'),
    );
  },
  metropolis_on_card: (event, r) => {
    const hero = thing(r.teller, `hero:${word(event, 'hero')}`);
    metropolis(r, word(event, 'faction'), { id: 'found-card', args: { hero } }, null, known(event, 'bonus'));
  },
  metropolis_lost: (event, r) => {
    if (r.battle) return inBattle(r);
    const land = landOf(word(event, 'site'));
    r.aside(
      {
        actor: word(event, 'faction'),
        clause: { id: 'lose-metropolis', at: [land] },
      },
      [placeToken(r.teller, land)],
    );
  },
  bonus: (_event, r) => {
    // The metropolis has named it; one that follows from elsewhere shows by what it brings.
    r.fold();
  },
};
