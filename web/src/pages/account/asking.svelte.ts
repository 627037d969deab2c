/** A form that is sent: one at a time, and what went wrong stands beside it. */
import { Refused } from '../../api/client';
import { t } from '../../words/words.svelte';

export class Asking {
  busy = $state(false);
  trouble = $state('');

  /** Whether it was done. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      this.trouble = error instanceof Refused && error.message ? error.message : t('offline');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
