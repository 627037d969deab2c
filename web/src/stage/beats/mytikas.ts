/** How long what happens on Mount Mytikas is shown. */
import { type Cue, type Cues, nameOf } from '../beats';

const SILENT = new Set(['card_kept', 'first_player', 'end_triggered']);
const GOODS: Cue = { kind: 'units', ms: 350, joins: true, most: 900 };
const SHIFT: Cue = { kind: 'march', ms: 600, joins: true, most: 1100 };
const GIFT: Cue = { kind: 'gift', ms: 600, joins: true, most: 1000 };

const CUES: Record<string, Cue> = {
  turn_starts: { kind: 'turn', ms: 400 },
  builder: { kind: 'sail', ms: 600 },
  builder_on_god: { kind: 'sail', ms: 600 },
  action: { kind: 'other', ms: 0, leads: true },
  bonus_action: { kind: 'other', ms: 0, leads: true },
  produced: GOODS,
  spent: { kind: 'paid', ms: 350, joins: true, most: 500 },
  offerings_spent: { kind: 'paid', ms: 350, joins: true, most: 500 },
  tumbled: SHIFT,
  lifted: SHIFT,
  shifted: SHIFT,
  changed: { kind: 'march', ms: 250, trails: true },
  constructed: { kind: 'gift', ms: 900 },
  favour: GIFT,
  favour_robbed: GIFT,
  favour_returned: GIFT,
  offerings: GOODS,
  offering: GOODS,
  card_taken: { kind: 'creature', ms: 900 },
  card_robbed: { kind: 'creature', ms: 900 },
  card_dealt: { kind: 'column', ms: 500, joins: true, most: 900 },
  hand_dealt: { kind: 'column', ms: 500, joins: true, most: 900 },
  card_revealed: { kind: 'column', ms: 600, joins: true, most: 900 },
  lock: { kind: 'hero', ms: 1000 },
  followed: { kind: 'turn', ms: 400 },
  scored: { kind: 'income', ms: 700, joins: true, most: 1200 },
};

/** What a deed costs: told and shown with it, or, where the cubes are chosen first, by it alone. */
const PRICES = new Set(['spent', 'offerings_spent', 'favour_returned']);

export const mytikas: Cues = (entry, before, after) => {
  const name = nameOf(entry);
  if (PRICES.has(name) && !before && !after) return null;
  if (PRICES.has(name) && after) return { kind: 'paid', ms: 0, leads: true };
  if (SILENT.has(name)) return null;
  return CUES[name] ?? { kind: 'other', ms: 400, joins: true, most: 800 };
};
