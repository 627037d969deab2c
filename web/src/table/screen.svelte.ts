/** How much room there is: three columns, two, or a phone. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 759px)', false);
const narrow = new MediaQuery('(max-width: 1099px)', false);

export const screenSize = {
  get phone() {
    return phone.current;
  },
  /** The left column becomes a tab of the right one. */
  get narrow() {
    return narrow.current;
  },
};
