/** What is heard when: from what plays on the stage to voices. Pure. */
import type { LogEntry } from '../api/client';
import type { Voice } from './voices';

/** As much of a beat as can be heard. */
export interface Heard {
  kind: string;
  ms: number;
  entries: LogEntry[];
  moment?: { kind: string };
}
export interface Sounding {
  voice: Voice;
  /** The part of the beat after which it begins, 0 to 1. */
  at: number;
}

/** Beats of battles: heard at any speed. */
const BATTLE = ['approach', 'dice', 'verdict', 'loss', 'retreat'];
const FAST = 4;

const MOMENTS: Record<string, Voice> = {
  cycle: 'dawn',
  income: 'coins',
  metropolis: 'city',
  danger: 'torch',
  elimination: 'leave',
  last: 'torch',
  victory: 'hymn',
  round: 'dawn',
  lock: 'city',
  near: 'torch',
  final: 'torch',
};
/** Kinds of beats with one voice, whatever they bring. */
const PLAIN: Record<string, Voice> = {
  income: 'coins',
  upkeep: 'coin',
  gift: 'place',
  march: 'step',
  sail: 'oar',
  land: 'place',
  hero: 'place',
  dice: 'die',
  retreat: 'step',
};

const named = (entries: LogEntry[], ...names: string[]) =>
  entries.filter((entry) => names.includes(String(entry.event.event)));
const PAYING = ['paid', 'spent', 'offerings_spent'];

/**
 * The voices of a beat. `told`: what was told up to now, for who fights whom; `own`: the listener's
 * factions; `speed`: 4 and at once leave only battles and moments.
 */
export function heardIn(beat: Heard, told: LogEntry[], own: string[], speed: number): Sounding[] {
  const few = speed === FAST || speed === 0;
  if (few && beat.kind !== 'moment' && !BATTLE.includes(beat.kind)) return [];
  const one = (voice: Voice, at = 0): Sounding[] => [{ voice, at }];
  switch (beat.kind) {
    case 'moment': {
      const voice = MOMENTS[beat.moment?.kind ?? ''];
      return voice ? one(voice) : [];
    }
    case 'bid': {
      const driven = named(beat.entries, 'ousted').length > 0;
      return driven ? [...one('knock'), ...one('ousted', 0.5)] : one('knock');
    }
    case 'paid':
      return one(beat.entries.length > 1 || paidIn(beat.entries) > 1 ? 'coins' : 'coin');
    case 'units': {
      const placed = one('place', PAYING.some((name) => named(beat.entries, name).length) ? 0.4 : 0);
      return named(beat.entries, ...PAYING).length ? [...one('coin'), ...placed] : placed;
    }
    case 'creature':
      // The card flies first: it acts when it has landed.
      return one('beast', named(beat.entries, 'creature_bought').length ? 0.65 : 0.1);
    case 'approach':
      return one(named(beat.entries, 'fleets_moved').length ? 'oar' : 'step');
    case 'verdict': {
      const won = wonBy(beat.entries, told, own);
      return won === null ? [] : one(won ? 'won' : 'lost', 0.1);
    }
    default: {
      const voice = PLAIN[beat.kind];
      return voice ? one(voice) : [];
    }
  }
}

const paidIn = (entries: LogEntry[]) =>
  named(entries, ...PAYING).reduce(
    (sum, entry) => sum + Number(entry.event.amount ?? entry.event.count ?? 1),
    0,
  );

/** Whether this round was won: by the listener if it fights, else by who attacks; a draw is neither. */
function wonBy(entries: LogEntry[], told: LogEntry[], own: string[]): boolean | null {
  const totals = named(entries, 'totals', 'dice').at(-1);
  if (!totals) return null;
  const [attacker, defender] = [Number(totals.event.attacker), Number(totals.event.defender)];
  if (attacker === defender) return null;
  const battle = named([...told, ...entries], 'battle').at(-1);
  const defending = own.includes(String(battle?.event.defender ?? ''));
  return defending ? defender > attacker : attacker > defender;
}
