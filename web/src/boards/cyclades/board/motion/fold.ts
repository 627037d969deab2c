/**
 * The table after some entries of a step, as far as the map shows it. A step is shown in beats, and its
 * own view comes only with the last of them: in between the map goes on by what the entries tell.
 */
import type { LogEntry } from '../../../../api/client';
import type { BattleView, LandView, SeaView, SiteView, View } from '../../view';

type Fields = LogEntry['event'];
const word = (event: Fields, field: string) => String(event[field] ?? '');
const number = (event: Fields, field: string) => Number(event[field] ?? 0);
const least = (one: number) => Math.max(0, one);

interface Draft {
  lands: Map<string, LandView>;
  seas: Map<string, SeaView>;
  sites: Map<string, SiteView>;
  figurines: View['figurines'];
  heroes: View['heroes']['pieces'];
  battle: BattleView | null;
  /** Whose creature or hero the next piece is. */
  actor: string | null;
}

/** `coming`: all entries of the step, since a move is an attack when a battle follows from it. */
export function folded(
  view: View,
  entries: readonly LogEntry[],
  coming: readonly LogEntry[] = entries,
): View {
  if (!entries.length) return view;
  const draft: Draft = {
    lands: new Map(view.lands.map((land) => [land.land, { ...land }])),
    seas: new Map(view.seas.map((sea) => [sea.sea, { ...sea }])),
    sites: new Map(view.sites.map((site) => [site.site, { ...site }])),
    figurines: [...view.figurines],
    heroes: [...view.heroes.pieces],
    battle: view.battle && { ...view.battle, heroes: [...view.battle.heroes] },
    actor: view.active,
  };
  for (const entry of entries) apply(draft, entry, coming);
  // A token marks what is held by nobody of one's own; mercenaries alone leave it there.
  for (const before of view.lands) {
    const land = draft.lands.get(before.land);
    if (!land) continue;
    const own = land.troops + heroesOn(draft, land.land).length;
    const had = before.troops + view.heroes.pieces.filter((one) => one.land === before.land).length;
    const left = before.owner === land.owner && had > 0 && own === 0;
    if (!land.owner || own > 0) land.token = false;
    else if (left || (!land.mercenaries && !land.undead)) land.token = true;
  }
  return {
    ...view,
    lands: [...draft.lands.values()],
    seas: [...draft.seas.values()],
    sites: [...draft.sites.values()],
    figurines: draft.figurines,
    heroes: { ...view.heroes, pieces: draft.heroes },
    battle: draft.battle,
  };
}

const heroesOn = (draft: Draft, land: string) =>
  draft.heroes.filter((one) => one.land === land && !draft.battle?.heroes.includes(one.hero));

/** Who holds a land is shown when it is told, not when the first foot is set on it. */
export function ownersAfter(lands: readonly LandView[], entries: readonly LogEntry[]): LandView[] {
  const taken = new Map(
    entries
      .filter(({ event }) => event.event === 'land_taken')
      .map(({ event }) => [word(event, 'land'), word(event, 'faction')]),
  );
  return lands.map((land) => {
    const owner = taken.get(land.land);
    return owner ? { ...land, owner: owner === 'none' ? null : owner } : land;
  });
}

/** Whether those who move here begin a battle. */
export function attacks(event: Fields, coming: readonly LogEntry[]): boolean {
  const area = word(event, 'land') || word(event, 'sea');
  return coming.some((later) => later.event.event === 'battle' && later.event.area === area);
}

const takes = (event: Fields, coming: readonly LogEntry[]): string | null => {
  const found = coming.find((later) => later.event.event === 'land_taken' && later.event.land === event.land);
  return found ? word(found.event, 'faction') : null;
};

const force = (attacker: string, area: string): BattleView => ({
  ...{ attacker, area, troops: 0, mercenaries: 0, fleets: 0, heroes: [], undead: 0, undead_fleets: 0 },
  sides: [],
});

type Apply = (draft: Draft, event: Fields, coming: readonly LogEntry[]) => void;

function apply(draft: Draft, { event }: LogEntry, coming: readonly LogEntry[]) {
  const name = String(event.event);
  if (/^(turn|creature_played|creature_bought|hero_recruited)$/.test(name))
    draft.actor = word(event, 'faction') || draft.actor;
  HANDLERS[name]?.(draft, event, coming);
}

/** More or fewer of one kind of unit, on land or at sea. */
function ashore(field: 'troops' | 'mercenaries' | 'undead', sign: 1 | -1): Apply {
  return (draft, event) => {
    const land = draft.lands.get(word(event, 'land'));
    const count = event.count === undefined ? 1 : number(event, 'count');
    const { battle } = draft;
    if (sign < 0 && battle && battle.area === event.land && battle.attacker === event.faction)
      battle[field] = least((battle[field] ?? 0) - count);
    else if (land) {
      land[field] = least((land[field] ?? 0) + sign * count);
      if (sign > 0) land.owner ??= word(event, 'faction');
    }
  };
}

function afloat(field: 'fleets' | 'undead', sign: 1 | -1): Apply {
  return (draft, event) => {
    const sea = draft.seas.get(word(event, 'sea'));
    const count = event.count === undefined ? 1 : number(event, 'count');
    const { battle } = draft;
    const attacking = field === 'fleets' ? 'fleets' : 'undead_fleets';
    if (sign < 0 && battle && battle.area === event.sea && battle.attacker === event.faction)
      battle[attacking] = least((battle[attacking] ?? 0) - count);
    else if (sea) {
      sea[field] = least((sea[field] ?? 0) + sign * count);
      if (sign > 0) sea.owner = word(event, 'faction');
      else release(sea);
    }
  };
}

function release(sea: SeaView) {
  if (sea.fleets + (sea.undead ?? 0) === 0) sea.owner = null;
}

const dropHero: Apply = (draft, event) => {
  const hero = word(event, 'hero');
  draft.heroes = draft.heroes.filter((one) => one.hero !== hero);
  if (draft.battle) draft.battle.heroes = draft.battle.heroes.filter((one) => one !== hero);
};

const cornucopias =
  (sign: 1 | -1): Apply =>
  (draft, event) => {
    const area = draft.lands.get(word(event, 'area')) ?? draft.seas.get(word(event, 'area'));
    if (area) area.cornucopias = least(area.cornucopias + sign * number(event, 'count'));
  };

const HANDLERS: Record<string, Apply> = {
  troops_placed: ashore('troops', 1),
  troop_destroyed: ashore('troops', -1),
  mercenaries_placed: ashore('mercenaries', 1),
  mercenaries_taken: ashore('mercenaries', -1),
  mercenary_destroyed: ashore('mercenaries', -1),
  undead_troops_placed: ashore('undead', 1),
  undead_troops_leave: ashore('undead', -1),
  undead_troop_destroyed: ashore('undead', -1),
  fleets_placed: afloat('fleets', 1),
  fleets_destroyed: afloat('fleets', -1),
  undead_fleets_placed: afloat('undead', 1),
  undead_fleets_destroyed: afloat('undead', -1),
  undead_leave(draft) {
    for (const land of draft.lands.values()) if (land.undead) land.undead = 0;
    for (const sea of draft.seas.values())
      if (sea.undead) {
        sea.undead = 0;
        release(sea);
      }
  },
  units_moved(draft, event, coming) {
    const from = draft.lands.get(word(event, 'origin'));
    const to = draft.lands.get(word(event, 'land'));
    if (!from || !to) return;
    const fields = ['troops', 'mercenaries', 'undead'] as const;
    const attack = attacks(event, coming);
    const winner = takes(event, coming);
    if (attack) draft.battle ??= force(from.owner ?? draft.actor ?? '', to.land);
    else if (winner) to.owner = winner;
    for (const field of fields) {
      const count = number(event, field);
      if (!count) continue;
      from[field] = least((from[field] ?? 0) - count);
      if (attack && draft.battle) draft.battle[field] = (draft.battle[field] ?? 0) + count;
      else to[field] = (to[field] ?? 0) + count;
    }
  },
  hero_moved(draft, event, coming) {
    const hero = word(event, 'hero');
    const to = draft.lands.get(word(event, 'land'));
    const owner = draft.heroes.find((one) => one.hero === hero)?.owner ?? draft.actor ?? '';
    if (!to) return;
    if (attacks(event, coming)) {
      const battle = (draft.battle ??= force(owner, to.land));
      if (!battle.heroes.includes(hero)) battle.heroes.push(hero);
    } else to.owner = takes(event, coming) ?? to.owner;
    draft.heroes = draft.heroes.map((one) => (one.hero === hero ? { ...one, land: to.land } : one));
  },
  fleets_moved(draft, event, coming) {
    const from = draft.seas.get(word(event, 'origin'));
    const to = draft.seas.get(word(event, 'sea'));
    if (!from || !to) return;
    // Undead fleets sail among the others: those go last.
    const count = number(event, 'count');
    const living = Math.min(count, from.fleets);
    const undead = count - living;
    from.fleets -= living;
    from.undead = least((from.undead ?? 0) - undead);
    release(from);
    if (attacks(event, coming)) {
      const battle = (draft.battle ??= force(word(event, 'faction'), to.sea));
      battle.fleets += living;
      battle.undead_fleets = (battle.undead_fleets ?? 0) + undead;
    } else {
      to.fleets += living;
      to.undead = (to.undead ?? 0) + undead;
      to.owner = word(event, 'faction');
    }
  },
  fleets_swapped(draft, event) {
    const one = draft.seas.get(word(event, 'one'));
    const other = draft.seas.get(word(event, 'other'));
    if (!one || !other) return;
    const { fleets, owner, undead } = one;
    Object.assign(one, { fleets: other.fleets, owner: other.owner, undead: other.undead });
    Object.assign(other, { fleets, owner, undead });
  },
  battle(draft, event) {
    draft.battle ??= force(word(event, 'attacker'), word(event, 'area'));
  },
  retreat(draft, event) {
    const { battle } = draft;
    if (!battle) return;
    const to = word(event, 'area');
    if (battle.attacker === event.faction) return moveIn(draft, battle, to, battle.attacker);
    const left = draft.lands.get(battle.area);
    const sea = draft.seas.get(battle.area);
    if (left) {
      const gone = { ...force(word(event, 'faction'), battle.area), ...unitsOf(left) };
      gone.heroes = heroesOn(draft, battle.area)
        .filter((one) => one.owner === event.faction)
        .map((one) => one.hero);
      Object.assign(left, { troops: 0, mercenaries: 0, undead: 0 });
      moveIn(draft, gone, to, word(event, 'faction'));
    } else if (sea) {
      const gone = { ...force(word(event, 'faction'), battle.area), fleets: sea.fleets };
      Object.assign(sea, { fleets: 0, owner: null });
      moveIn(draft, gone, to, word(event, 'faction'));
    }
  },
  land_taken(draft, event) {
    const land = draft.lands.get(word(event, 'land'));
    if (!land) return;
    land.owner = word(event, 'faction');
    if (land.owner === 'none') land.owner = null;
    if (draft.battle?.area === land.land && draft.battle.attacker === event.faction) {
      Object.assign(land, { troops: 0, mercenaries: 0, undead: 0 });
      moveIn(draft, draft.battle, land.land, word(event, 'faction'));
    }
  },
  battle_over(draft, event) {
    const { battle } = draft;
    if (battle && event.holder === battle.attacker) moveIn(draft, battle, battle.area, battle.attacker);
    draft.battle = null;
  },
  hero_recruited(draft, event) {
    const hero = word(event, 'hero');
    dropHero(draft, event, []);
    const piece = { hero, owner: word(event, 'faction'), land: word(event, 'land'), moves: 0, new: true };
    draft.heroes = [...draft.heroes, piece];
  },
  hero_destroyed: dropHero,
  hero_sacrificed: dropHero,
  hero_removed: dropHero,
  built(draft, event) {
    const site = draft.sites.get(word(event, 'site'));
    if (site) Object.assign(site, { building: word(event, 'building'), used: false });
  },
  removed(draft, event) {
    const site = draft.sites.get(word(event, 'site'));
    if (site) Object.assign(site, { building: null, bonus: null });
  },
  metropolis(draft, event) {
    const site = draft.sites.get(word(event, 'site'));
    const bonus = word(event, 'bonus');
    if (site) Object.assign(site, { building: 'metropolis', bonus: bonus === 'none' ? null : bonus });
  },
  figurine_placed(draft, event) {
    const piece = word(event, 'piece');
    const before = draft.figurines.find((one) => one.piece === piece);
    const owner = before?.owner ?? draft.actor;
    draft.figurines = [
      ...draft.figurines.filter((one) => one.piece !== piece),
      { piece, owner, area: word(event, 'area') },
    ];
  },
  figurine_removed(draft, event) {
    draft.figurines = draft.figurines.filter((one) => one.piece !== word(event, 'piece'));
  },
  figurine_stolen(draft, event) {
    draft.figurines = draft.figurines.map((one) =>
      one.piece === event.creature ? { ...one, owner: word(event, 'thief') } : one,
    );
  },
  cornucopia: cornucopias(1),
  cornucopia_removed: cornucopias(-1),
  gold_laid(draft, event) {
    const land = draft.lands.get(word(event, 'land'));
    if (land) land.gold += number(event, 'amount');
  },
};

const unitsOf = ({ troops, mercenaries, undead }: LandView) => ({ troops, mercenaries, undead: undead ?? 0 });

/** A force settles in an area: after a victory, or where it retreats to. */
function moveIn(draft: Draft, moving: BattleView, area: string, faction: string) {
  const land = draft.lands.get(area);
  const sea = draft.seas.get(area);
  if (land) {
    land.owner = faction;
    land.troops += moving.troops;
    land.mercenaries += moving.mercenaries;
    land.undead = (land.undead ?? 0) + (moving.undead ?? 0);
  }
  if (sea) {
    sea.fleets += moving.fleets;
    sea.undead = (sea.undead ?? 0) + (moving.undead_fleets ?? 0);
    if (sea.fleets + sea.undead) sea.owner = faction;
  }
  draft.heroes = draft.heroes.map((one) => (moving.heroes.includes(one.hero) ? { ...one, land: area } : one));
  Object.assign(moving, { troops: 0, mercenaries: 0, undead: 0, fleets: 0, undead_fleets: 0, heroes: [] });
}
