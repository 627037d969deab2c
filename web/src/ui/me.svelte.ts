/** Who we are to the server: a guest with a name, or nobody yet. */
import { get, type Me, post } from '../api/client';
import { remember, remembered } from '../words/words.svelte';

const KEY = 'delos.guest';
const known = $state<{ me: Me | null }>({ me: null });

export function me(): Me | null {
  return known.me;
}

/** Ask for our name. Strangers are not asked for: the server answers them with an error. */
export async function recall(surely = false) {
  if (known.me || (!surely && !remembered(KEY))) return;
  try {
    known.me = await get<Me>('/me');
    remember(KEY, 'yes');
  } catch {
    // the cookie is gone, or the server: the name is a kindness, nothing depends on it
  }
}

export async function rename(name: string) {
  known.me = await post<Me>('/me', name ? { name } : {});
  remember(KEY, 'yes');
}
