import { describe, expect, it } from 'vitest';
import { dangersOf } from './danger';
import legendary from './fixtures/legendary-late.json';
import { raceOf } from './race';
import type { Customs } from './customs';
import type { FactionView, View } from './view';

const late = legendary.view as unknown as View;
const near = legendary.near;
const customs: Customs = { conditions: {}, giftToCome: () => false, sellsBuildings: false };
const [BULL, DOLPHIN, , OWL] = [0, 1, 2, 3];

const changed = (view: View, seat: number, more: Partial<FactionView>): View => ({
  ...view,
  factions: view.factions.map((one, index) => (index === seat ? { ...one, ...more } : one)),
});
function race(view: View, seat: number) {
  const dangers = dangersOf(view, near, customs);
  const danger = dangers.find((one) => one.seat === seat);
  return danger ? raceOf(view, near, dangers, danger) : null;
}

describe('who else reaches the goal in this cycle', () => {
  it('is nobody where nobody comes as far', () => {
    const others = late.factions.map((one, seat) => (seat === BULL ? one : { ...one, metropolises: 0 }));
    expect(race({ ...late, factions: others }, BULL)).toBeNull();
  });
  it('is who could come as far by a step of their own', () => {
    expect(race(late, BULL)).toMatchObject({ seat: OWL, how: 'could' });
  });
  it('is who has as many as the step would bring, and before them who has more', () => {
    const level = changed(late, DOLPHIN, { metropolises: 3 });
    expect(race(level, BULL)).toMatchObject({ seat: DOLPHIN, how: 'equal' });
    expect(race(changed(level, OWL, { metropolises: 4 }), BULL)).toMatchObject({ seat: OWL, how: 'more' });
  });
  it('counts what the only step would take from that rival', () => {
    const lands = late.lands.map((one) => (one.land === 'kythnos' ? { ...one, owner: 'dolphin' } : one));
    const holds = changed({ ...late, lands }, DOLPHIN, { metropolises: 3 });
    const single = changed(holds, BULL, { metropolises: 0 });
    const dangers = dangersOf(single, near, customs);
    const march = { seat: OWL, now: true, steps: 1 as const, missing: ['land:kythnos'] };
    expect(raceOf(single, near, dangers, march)).toBeNull();
    const built = { ...march, missing: ['building:port'] };
    expect(raceOf(single, near, dangers, built)).toMatchObject({ seat: DOLPHIN, how: 'equal' });
  });
});
