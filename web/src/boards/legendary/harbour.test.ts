import { expect, it } from 'vitest';
import type { Names } from '../../api/names.svelte';
import { placeFacts } from '../cyclades/facts';
import { positions } from '../cyclades/fixtures/positions';
import type { Drawing, View } from '../cyclades/view';
import { CUSTOMS } from './customs';

const { view, drawing } = positions()[0] as { view: View; drawing: Drawing };
const names = { of: (token: string) => token } as unknown as Names;
/** A site of the map as it is named in an option, by whether it lies at a harbour. */
const site = (landlocked: boolean) => {
  const found = drawing.sites.find((one) => one.harbour < 0 === landlocked);
  const on = drawing.sites.filter((one) => one.land === found?.land);
  const at = found ? on.indexOf(found) + 1 : 0;
  return `site:${drawing.lands[found?.land ?? 0]?.slug ?? ''}-${at}`;
};
/** The view when it is asked where a building goes. */
const asking = (building: string): View => ({
  ...view,
  decision: { seat: 0, kind: 'build.site', about: [`building=building:${building}`], rules: [] },
});
const told = (edition: View['edition'], landlocked: boolean) =>
  placeFacts({ ...asking('port'), edition }, drawing, [site(landlocked)], [], names, CUSTOMS);

it('a site says which sea its port counts in, or all in the base edition', () => {
  expect(told('complete', false)).toBe('Board-harbour');
  expect(told('base', false)).toBe('Board-harbour-all');
  expect(told('base', true)).toBe('Board-no-harbour');
});

it('where ports belong to no sea nothing is said', () => {
  const nowhere = { ...CUSTOMS, harbour: undefined };
  expect(placeFacts(asking('port'), drawing, [site(false)], [], names, nowhere)).toBe('');
});

it('any other building is told what lies on the land', () => {
  const said = placeFacts(asking('fortress'), drawing, [site(false)], [], names, CUSTOMS);
  expect(said).toMatch(/^Board-/);
  expect(said).not.toMatch(/harbour/);
});
