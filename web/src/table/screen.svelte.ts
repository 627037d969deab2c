/** How much room there is: three columns, two, a phone held upright or lying. */
import { MediaQuery } from 'svelte/reactivity';

const upright = new MediaQuery('(max-width: 759px)', false);
const lying = new MediaQuery(
  '(max-height: 500px) and (min-aspect-ratio: 5/4) and (max-width: 1099px)',
  false,
);
const narrow = new MediaQuery('(max-width: 1099px)', false);

export const screenSize = {
  /** Fingers and little room: rows instead of chips, a wide button says yes. */
  get phone() {
    return upright.current || lying.current;
  },
  /** The phone lies on its side: a rail at the left, the question at the right. */
  get lying() {
    return lying.current;
  },
  /** The left column becomes a tab of the right one. */
  get narrow() {
    return narrow.current;
  },
};
