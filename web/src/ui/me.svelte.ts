/** Who we are to the server: a guest with a name, or nobody yet. */
import { get, type Me, post, Refused } from '../api/client';
import { remember, remembered } from '../words/words.svelte';

const KEY = 'delos.guest';
const mine = $state<{ me: Me | null }>({ me: null });

export function me(): Me | null {
  return mine.me;
}

/** Ask for our name. Strangers are not asked for: the server answers them with an error. */
export async function recall(surely = false) {
  if (mine.me || (!surely && !remembered(KEY))) return;
  try {
    mine.me = await get<Me>('/me');
    remember(KEY, 'yes');
  } catch {
    // the cookie is gone, or the server: the name is a kindness, nothing depends on it
  }
}

/** Whether the server still knows us; a lost line is no reason to think otherwise. */
export async function known(): Promise<boolean> {
  try {
    await get<Me>('/me');
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'no_identity') return true;
    nobody();
    return false;
  }
}

export async function rename(name: string) {
  mine.me = await post<Me>('/me', name ? { name } : {});
  remember(KEY, 'yes');
}

function arrived(now: Me) {
  mine.me = now;
  remember(KEY, 'yes');
}

/** Make a name our own; the recovery codes. */
export async function claim(name: string, password: string): Promise<string[]> {
  const claimed = await post<{ me: Me; codes: string[] }>('/me/claim', { name, password });
  arrived(claimed.me);
  return claimed.codes;
}

export async function signIn(name: string, password: string) {
  arrived(await post<Me>('/sign-in', { name, password }));
}

/** With what the browser answered for a passkey. */
export async function signInBy(passkey: object) {
  arrived(await post<Me>('/sign-in/passkey', passkey));
}

export async function recover(name: string, code: string, password: string) {
  arrived(await post<Me>('/recover', { name, code, password }));
}

export async function changePassword(old: string, fresh: string) {
  arrived(await post<Me>('/me/password', { old, new: fresh }));
}

/** A bot account from now on, for good. */
export async function becomeRobot() {
  arrived(await post<Me>('/me/robot'));
}

export async function newCodes(password: string): Promise<string[]> {
  return (await post<{ codes: string[] }>('/me/codes', { password })).codes;
}

function nobody() {
  mine.me = null;
  remember(KEY, '');
}

export async function signOut() {
  await post('/sign-out');
  nobody();
}

export async function deleteMe(password: string) {
  await post('/me/delete', password ? { password } : {});
  nobody();
}
