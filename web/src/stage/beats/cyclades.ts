/** How long what happens in the Cyclades is shown. */
import type { LogEntry } from '../../api/client';
import { type Cue, type Cues, nameOf } from '../beats';

const SILENT = new Set(['muster', 'deck_shuffled', 'turn_over', 'game_over', 'eliminated', 'discount']);
const COLUMN: Cue = { kind: 'column', ms: 600, joins: true, most: 900 };
const UNITS: Cue = { kind: 'units', ms: 350, joins: true, most: 900 };
const LOSS: Cue = { kind: 'loss', ms: 450, joins: true, most: 900, hold: true };
const CREATURE: Cue = { kind: 'creature', ms: 900, joins: true, most: 1300 };
const HERO: Cue = { kind: 'hero', ms: 700 };
const GIFT: Cue = { kind: 'gift', ms: 700, joins: true, most: 1100 };
const UPKEEP: Cue = { kind: 'upkeep', ms: 400, joins: true, most: 900 };
/** What a card takes from somebody, or moves far away, is read before the next thing happens. */
const BLOW: Cue = { kind: 'other', ms: 850 };
const MARCH: Cue = { kind: 'march', ms: 740, joins: true, most: 1100 };

const CUES: Record<string, Cue> = {
  bid: { kind: 'bid', ms: 450 },
  ousted: { kind: 'bid', ms: 350, trails: true },
  fined: { kind: 'bid', ms: 900, hold: true },
  income: { kind: 'income', ms: 700, joins: true, most: 900 },
  gods_turn: COLUMN,
  god_revealed: COLUMN,
  creature_revealed: COLUMN,
  creature_discarded: COLUMN,
  hero_revealed: COLUMN,
  favour_revealed: COLUMN,
  favours_shuffled: COLUMN,
  gods_rearranged: COLUMN,
  hades_arrives: { kind: 'column', ms: 900 },
  threat_rolled: { kind: 'dice', ms: 700 },
  threat_moved: { kind: 'column', ms: 500 },
  turn: { kind: 'turn', ms: 400 },
  built: GIFT,
  necropolis_built: GIFT,
  metropolis: { kind: 'gift', ms: 900, joins: true, most: 1300 },
  metropolis_on_card: { kind: 'gift', ms: 900, joins: true, most: 1300 },
  amazons_built: GIFT,
  metropolis_lost: { kind: 'other', ms: 500, trails: true },
  philosopher: GIFT,
  priestess: GIFT,
  priest: GIFT,
  troops_placed: UNITS,
  mercenaries_placed: UNITS,
  undead_troops_placed: UNITS,
  fleets_placed: UNITS,
  undead_fleets_placed: UNITS,
  driven_out: MARCH,
  units_moved: MARCH,
  hero_moved: MARCH,
  fleets_moved: { kind: 'sail', ms: 740, joins: true, most: 1100 },
  land_taken: { kind: 'land', ms: 400, trails: true },
  creature_bought: CREATURE,
  creature_played: CREATURE,
  item_gained: CREATURE,
  item_hidden: CREATURE,
  item_played: CREATURE,
  figurine_placed: { kind: 'creature', ms: 400, trails: true },
  hero_recruited: HERO,
  hero_kept: HERO,
  hero_sacrificed: { kind: 'hero', ms: 1100 },
  battle: { kind: 'approach', ms: 600, hold: true },
  dice: { kind: 'dice', ms: 650, hold: true },
  totals: { kind: 'verdict', ms: 700, hold: true },
  troop_destroyed: LOSS,
  mercenary_destroyed: LOSS,
  undead_troop_destroyed: LOSS,
  fleets_destroyed: LOSS,
  undead_fleets_destroyed: LOSS,
  hero_destroyed: LOSS,
  retreat: { kind: 'retreat', ms: 500, hold: true },
  battle_over: { kind: 'verdict', ms: 900, hold: true },
  fleets_swapped: BLOW,
  figurine_stolen: BLOW,
  mercenaries_taken: BLOW,
  gold_stolen: BLOW,
  card_stolen: BLOW,
  priest_stolen: BLOW,
  philosopher_stolen: BLOW,
  cornucopia_removed: BLOW,
  columns_placed: BLOW,
  attack_refused: BLOW,
  figure_kept: UPKEEP,
  undead_leave: UPKEEP,
  undead_troops_leave: UPKEEP,
  gold_laid: { kind: 'other', ms: 300, trails: true },
  bonus: { kind: 'gift', ms: 300, trails: true },
};

/** The Offerings are paid by all at once; any other price belongs to what it pays for. */
function paid(before: LogEntry | null, after: LogEntry | null): Cue | null {
  // Where the thing is still to be placed, its price is told with it, a step later.
  if (!before && !after) return null;
  const amongOthers = [before, after].some((entry) =>
    ['paid', 'priestess_spent', 'priests_spent'].includes(nameOf(entry)),
  );
  const closing = ['', 'phase', 'turn', 'income'].includes(nameOf(after));
  if (amongOthers || closing) return { kind: 'paid', ms: 500, joins: true, most: 500 };
  return { kind: 'paid', ms: 0, leads: true };
}

export const cyclades: Cues = (entry, before, after) => {
  const name = nameOf(entry);
  if (name === 'phase') return { kind: 'other', ms: 0, leads: true };
  if (name === 'paid' || name === 'priestess_spent' || name === 'priests_spent') return paid(before, after);
  // Lands and their priestesses are one sentence: nobody reads of a land that the map does not show yet.
  if (name === 'priestess' && nameOf(before) === 'land_taken') return { kind: 'gift', ms: 300, trails: true };
  if (name === 'philosophers_spent') return { kind: 'gift', ms: 0, leads: true };
  if (SILENT.has(name)) return null;
  return CUES[name] ?? { kind: 'other', ms: 450, joins: true, most: 900 };
};
