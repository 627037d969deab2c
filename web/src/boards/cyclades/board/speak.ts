/** An area in words, for those who listen and for the caption. */
import type { Names } from '../../../api/names.svelte';
import { t } from '../../../words/words.svelte';
import type { Person } from '../../title';
import type { LandView, SeaView, View } from '../view';
import type { Area, Atlas, Site } from './atlas';
import { sitesBy } from './layout';

export interface Told {
  name: string;
  owner: string | null;
  faction: string | null;
  units: string[];
  buildings: string[];
  /** What the area brings: cornucopias, a priestess. */
  yields: string[];
}

export function ownerName(faction: string | null, people: Person[], names: Names): string | null {
  if (!faction) return null;
  return people.find((person) => person.faction === faction)?.name ?? names.of(`faction:${faction}`);
}

/** As much of an area as it takes to speak of it. */
export type Spoken = Pick<Area, 'kind' | 'index' | 'slug' | 'name'> & { sites: Pick<Site, 'token'>[] };

export function tell(area: Spoken, view: View, people: Person[], names: Names): Told {
  const land = area.kind === 'land' ? view.lands[area.index] : undefined;
  const sea = area.kind === 'sea' ? view.seas[area.index] : undefined;
  const faction = land?.owner ?? sea?.owner ?? null;
  return {
    name: area.name,
    owner: ownerName(faction, people, names),
    faction,
    units: unitsOf(area, land, sea, view, people, names),
    buildings: buildingsOf(area, view, names),
    yields: yieldsOf(land ?? sea, view.wealth ?? 'cornucopias'),
  };
}

function unitsOf(
  area: Spoken,
  land: LandView | undefined,
  sea: SeaView | undefined,
  view: View,
  people: Person[],
  names: Names,
): string[] {
  const units: string[] = [];
  if (land?.troops) units.push(t('board-troops', { count: land.troops }));
  if (land?.mercenaries) units.push(t('board-mercenaries', { count: land.mercenaries }));
  if (land?.undead) units.push(t('board-undead', { count: land.undead }));
  if (sea?.fleets) units.push(t('board-fleets', { count: sea.fleets }));
  if (sea?.undead) units.push(t('board-undead-fleets', { count: sea.undead }));
  if (area.kind === 'land' && view.columns?.includes(area.slug)) units.push(t('board-column'));
  for (const { hero, owner, land: where } of view.heroes.pieces)
    if (area.kind === 'land' && where === area.slug) {
      const name = names.of(`hero:${hero}`);
      const whose = ownerName(owner, people, names);
      units.push(owner === land?.owner || !whose ? name : t('board-of', { piece: name, owner: whose }));
    }
  for (const { piece, owner, area: where } of view.figurines)
    if (where === area.slug) {
      const whose = ownerName(owner, people, names);
      const name = nameOfPiece(piece, names);
      units.push(whose ? t('board-of', { piece: name, owner: whose }) : name);
    }
  const battle = view.battle;
  if (battle?.area === area.slug)
    units.push(
      t('board-attacked', {
        owner: ownerName(battle.attacker, people, names) ?? '',
        count:
          battle.troops +
          battle.mercenaries +
          (battle.undead ?? 0) +
          battle.fleets +
          (battle.undead_fleets ?? 0) +
          battle.heroes.length,
      }),
    );
  return units;
}

/** Both names are tried: a piece may be called after its card. */
export function nameOfPiece(piece: string, names: Names): string {
  const own = names.of(`piece:${piece}`);
  return own === piece ? names.of(`creature:${piece}`) : own;
}

function buildingsOf(area: Spoken, view: View, names: Names): string[] {
  const sites = sitesBy(view);
  const found = area.sites.map((site) => sites.get(site.token));
  const free = found.filter((site) => site && site.building === null).length;
  const built = found.flatMap((site) => {
    if (!site?.building) return [];
    const name = names.of(`building:${site.building}`);
    if (site.silenced) return [t('board-silenced', { building: name })];
    if (site.gold) return [t('board-holds-gold', { building: name, count: site.gold })];
    return [site.bonus ? t('board-bonus', { building: name, bonus: names.of(`bonus:${site.bonus}`) }) : name];
  });
  return free ? [...built, t('board-free-sites', { count: free })] : built;
}

function yieldsOf(area: LandView | SeaView | undefined, wealth: string): string[] {
  const found: string[] = [];
  if (!area) return found;
  const horns = area.icons + area.cornucopias;
  if (horns) found.push(t(`board-${wealth}`, { count: horns }));
  if ('priestess' in area && area.priestess) found.push(t('board-priestess'));
  if ('gold' in area && area.gold) found.push(t('board-gold', { count: area.gold }));
  return found;
}

/** "Naxos, Theo, 2 troops, fortress; can be chosen". */
export function sentence(told: Told, state: string): string {
  const words = [
    told.name,
    told.owner ?? t('board-unowned'),
    ...told.units,
    ...told.buildings,
    ...told.yields,
  ].join(', ');
  return state ? `${words}; ${state}` : words;
}

/** A thing's name in words. */
export function nameOf(token: string, atlas: Atlas, view: View, names: Names): string {
  const area = atlas.areas.get(token);
  if (area) return area.name;
  const site = atlas.sites.get(token);
  if (!site) return nameOfPiece(token.slice(token.indexOf(':') + 1), names) || names.of(token);
  const building = sitesBy(view).get(token)?.building;
  const harbour = site.harbour && atlas.areas.get(site.harbour)?.name;
  return t(harbour ? 'board-site' : 'board-site-inland', {
    land: atlas.areas.get(site.land)?.name ?? '',
    number: Number(token.slice(token.lastIndexOf('-') + 1)),
    building: building ? names.of(`building:${building}`) : t('board-empty'),
    harbour: harbour ?? '',
  });
}
