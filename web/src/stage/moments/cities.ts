/** Where a faction's metropolises stand, in either Cyclades' view. Pure. */
interface Table {
  lands?: { land: string; owner: string | null; metropolis?: boolean }[];
  sites?: { land: string; building: string | null }[];
}

export function citiesOf(view: unknown, faction: string): string[] {
  const { lands = [], sites = [] } = (view ?? {}) as Table;
  const built = new Set(sites.filter((one) => one.building === 'metropolis').map((one) => one.land));
  return lands
    .filter((one) => one.owner === faction && (one.metropolis === true || built.has(one.land)))
    .map((one) => `land:${one.land}`);
}
