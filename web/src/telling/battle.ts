/** Battles: one sentence when they are over, one per beat while they are fought. */
import type { LogEntry } from '../api/client';
import { type BattleStory, type Loss, type Role, battlesIn, verdictOf } from '../table/battle/story';
import { gathered } from '../table/battle/telling';
import { type Clause, type Deed, past, present } from './deed';
import { type Handler, type Reading, nameOfEvent, word } from './reading';
import { type Teller, area, at, fromWhom, placeToken, thing, whom } from './teller';
import { capital } from './rich';
import { counted, listed, numeral, say } from './words';

const UNITS: Record<string, string> = {
  troop: 'troop',
  mercenary: 'mercenary',
  undead: 'undead',
  fleet: 'fleet',
  'undead-fleet': 'undead-fleet',
};

function lost(losses: Loss[], teller: Teller): string {
  return listed(
    gathered(losses).map((loss) =>
      loss.what === 'hero' || loss.what === 'creature'
        ? thing(teller, `${loss.what === 'creature' ? 'piece' : 'hero'}:${loss.name}`)
        : counted(UNITS[loss.what] ?? 'troop', loss.count),
    ),
  );
}

/** Each side's losses as clauses of that side. */
function lossesOf(story: BattleStory, teller: Teller): { actor: string; clause: Clause }[] {
  const all = [...story.before, ...story.rounds.flatMap((round) => round.losses)];
  return [story.attacker, story.defender].flatMap((actor) => {
    const own = all.filter((loss) => loss.faction === actor);
    return own.length
      ? [
          {
            actor,
            clause: { id: 'lose-named', args: { what: lost(own, teller) } },
          },
        ]
      : [];
  });
}

/** What the attacker achieved, as a clause of the attacker. */
function outcome(story: BattleStory, teller: Teller): Clause {
  const rounds = say('in-rounds', {
    count: story.rounds.length,
    number: numeral(story.rounds.length),
  });
  const args = {
    area: area(teller, story.area),
    from: fromWhom(teller, story.defender),
    whom: whom(teller, story.defender),
    at: at(teller, story.area),
    rounds: story.rounds.length ? ` ${rounds}` : '',
  };
  if (story.holder === story.attacker) return { id: story.sea ? 'win-sea' : 'win-land', args };
  return { id: story.holder ? 'be-beaten' : 'fight-out', args };
}

/** "You won round 1, 7 to 5: Iris lost a troop." */
export function roundLines(story: BattleStory, teller: Teller): string[] {
  return story.rounds.flatMap((round, index) => {
    const verdict = verdictOf(round);
    if (!round.totals || !verdict) return [];
    const sums = score(round.totals, verdict);
    const losses = round.losses.length
      ? listed(
          gathered(round.losses).map((loss) =>
            past(loss.faction, [{ id: 'lose-named', args: { what: lost([loss], teller) } }], teller),
          ),
        )
      : '';
    const who = verdict === 'draw' ? null : verdict === 'attacker' ? story.attacker : story.defender;
    const clause = {
      id: who ? 'win-round' : 'round-drawn',
      args: { round: index + 1, sums },
    };
    return [`${capital(past(who, [clause], teller))}${losses ? say('colon', { losses }) : ''}.`];
  });
}

function score(totals: Record<Role, number>, verdict: Role | 'draw'): string {
  const [high, low] =
    verdict === 'defender' ? [totals.defender, totals.attacker] : [totals.attacker, totals.defender];
  return say('score', { high, low });
}

/** The whole battle, once it is over: caption, line, rounds that unfold. */
function summed(deed: Deed, story: BattleStory, teller: Teller) {
  const clause = outcome(story, teller);
  const losses = lossesOf(story, teller);
  deed.clauses = [clause];
  deed.asides = losses;
  const taken = deed.entries.some((entry) => nameOfEvent(entry) === 'metropolis_lost');
  if (taken) deed.clauses.push({ id: 'take-metropolis' });
  for (const entry of deed.entries)
    if (nameOfEvent(entry) === 'priestess' || nameOfEvent(entry) === 'priest')
      if (word(entry.event, 'faction') === story.attacker)
        deed.clauses.push({
          id: 'gain-its',
          unit: nameOfEvent(entry),
          count: 1,
        });
  const back = story.retreats.map((one) => ({
    actor: one.faction,
    clause: { id: 'retreat', args: { area: area(teller, one.area) } },
  }));
  deed.asides = [...losses, ...back, ...laidFor(deed)];
  deed.details = roundLines(story, teller);
}

/** Gold that Geryon's land got for the fallen. */
function laidFor(deed: Deed): { actor: null; clause: Clause }[] {
  const laid = deed.entries.filter((entry) => nameOfEvent(entry) === 'gold_laid');
  const first = laid[0];
  if (!first) return [];
  const count = laid.reduce((sum, entry) => sum + Number(entry.event.amount ?? 0), 0);
  return [{ actor: null, clause: { id: 'gold-laid', unit: 'gold', count, at: [word(first.event, 'land')] } }];
}

/** The caption of a part of a battle: its last event that says something. */
function partCaption(entries: LogEntry[], story: BattleStory | null, teller: Teller): string {
  const last = entries.findLast((entry) => eventCaption(entry, story, teller));
  if (!last) return '';
  const round = story?.rounds.at(-1);
  // What a round costs is told of both sides.
  if (story && round?.losses.length && /_destroyed$|^land_taken$/.test(nameOfEvent(last)))
    return [story.attacker, story.defender]
      .map((actor) => round.losses.filter((loss) => loss.faction === actor))
      .filter((losses) => losses.length)
      .map((losses) => {
        const clause = {
          id: 'lose-named',
          args: { what: lost(losses, teller) },
        };
        return `${capital(present(losses[0]?.faction ?? null, [clause], teller))}.`;
      })
      .join(' ');
  return eventCaption(last, story, teller);
}

function eventCaption({ event }: LogEntry, story: BattleStory | null, teller: Teller): string {
  const faction = word(event, 'faction');
  const who = (role: Role) =>
    story ? whom(teller, role === 'attacker' ? story.attacker : story.defender) : '';
  const does = (actor: string | null, clause: Clause) => `${capital(present(actor, [clause], teller))}.`;
  switch (event.event) {
    case 'battle': {
      const args = {
        whom: whom(teller, word(event, 'defender')),
        at: at(teller, word(event, 'area')),
      };
      return does(word(event, 'attacker'), { id: 'attack', args });
    }
    case 'dice':
      if (!story) return '';
      return say('dice', {
        attacker: who('attacker'),
        defender: who('defender'),
        attack: Number(event.attacker),
        defence: Number(event.defender),
      });
    case 'totals': {
      if (!story) return '';
      const totals = {
        attacker: Number(event.attacker),
        defender: Number(event.defender),
      };
      const verdict =
        totals.attacker === totals.defender
          ? 'draw'
          : totals.attacker > totals.defender
            ? 'attacker'
            : 'defender';
      const winner = verdict === 'draw' ? null : verdict === 'attacker' ? story.attacker : story.defender;
      const round = Math.max(1, story.rounds.length);
      return does(winner, {
        id: winner ? 'win-round' : 'round-drawn',
        args: { round, sums: score(totals, verdict) },
      });
    }
    case 'retreat':
      return does(faction, {
        id: 'retreat',
        args: { area: area(teller, word(event, 'area')) },
      });
    case 'battle_over': {
      const holder = word(event, 'holder');
      const place = word(event, 'area');
      if (!holder || holder === 'none') return does(null, { id: 'nobody-left', at: [place] });
      const took = story?.attacker === holder;
      return does(holder, {
        id: took ? 'take' : 'hold',
        args: { area: area(teller, place), from: '' },
      });
    }
    case 'troop_destroyed':
    case 'mercenary_destroyed':
    case 'undead_troop_destroyed':
    case 'fleets_destroyed':
    case 'undead_fleets_destroyed': {
      const unit = String(event.event)
        .replace(/_destroyed$/, '')
        .replace('undead_troop', 'undead')
        .replace('fleets', 'fleet')
        .replace('_', '-');
      return does(faction, {
        id: 'lose',
        unit,
        count: Number(event.count ?? 1),
      });
    }
    case 'hero_destroyed':
      return does(faction, {
        id: 'lose-named',
        args: { what: thing(teller, `hero:${word(event, 'hero')}`) },
      });
    case 'land_taken': {
      const args = { area: area(teller, word(event, 'land')), from: '' };
      return does(faction, { id: 'take', args });
    }
    default:
      return '';
  }
}

/** A battle deed knows all its entries; while it runs only those read now are told. */
export function refreshBattle(deed: Deed, whole: LogEntry[], teller: Teller) {
  const story = battlesIn(whole)[0] ?? null;
  const complete = nameOfEvent(deed.entries[0] as LogEntry) === 'battle' && story?.over;
  if (story && complete) {
    delete deed.said;
    summed(deed, story, teller);
    return;
  }
  deed.said = {
    caption: partCaption(deed.entries, story, teller),
    line: story ? running(story, teller) : '',
  };
  if (story) deed.details = roundLines(story, teller);
}

/** The line of a battle that is still fought. */
function running(story: BattleStory, teller: Teller): string {
  const args = {
    whom: whom(teller, story.defender),
    at: at(teller, story.area),
  };
  return `${capital(present(story.attacker, [{ id: 'attack', args }], teller))}…`;
}

function fights(r: Reading): void {
  const whole = r.battle ?? [];
  if (!whole.includes(r.entry)) whole.push(r.entry);
  r.battle = whole;
  const deed = r.join('battle') ?? r.rejoin(r.fight) ?? r.open('battle', r.actor, { disc: 'ico:die' });
  r.fight = deed;
  deed.finish = () => refreshBattle(deed, whole, r.teller);
}

export const battling: Record<string, Handler> = {
  battle: (event, r) => {
    r.battle = [];
    r.fight = null;
    const place = placeToken(r.teller, word(event, 'area'));
    const before = r.deed && !r.deed.quiet ? r.deed : null;
    if (before && (before.kind === 'march' || before.kind === 'sail')) {
      const defender = whom(r.teller, word(event, 'defender'));
      const id = r.teller.sea(word(event, 'area')) ? 'sea-battle-follows' : 'battle-follows';
      before.notes.push(say(id, { defender }));
    }
    r.open('battle', word(event, 'attacker'), {
      disc: 'ico:die',
      places: [place],
    });
    fights(r);
  },
  muster: (_event, r) => (r.battle ? fights(r) : r.fold()),
  dice: (_event, r) => fights(r),
  totals: (_event, r) => fights(r),
  retreat: (_event, r) => fights(r),
  battle_over: (_event, r) => {
    fights(r);
    r.battle = null;
    r.fight = null;
    r.deed = null;
  },
};

/** Losses and the like while a battle runs belong to it. */
export const inBattle = (r: Reading) => fights(r);
