import { expect, it } from 'vitest';
import { withoutRule } from './reason';

it('takes the rule off a reason only if it is that one', () => {
  expect(withoutRule('You do not have enough gold. (LEG-OFFER-13)', 'LEG-OFFER-13')).toBe(
    'You do not have enough gold.',
  );
  expect(withoutRule('You do not have enough gold. (LEG-OFFER-13)', null)).toBe(
    'You do not have enough gold. (LEG-OFFER-13)',
  );
  expect(withoutRule('Just now the question is another (see there).', 'LEG-OFFER-13')).toBe(
    'Just now the question is another (see there).',
  );
});
