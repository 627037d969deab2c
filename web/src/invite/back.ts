/** The way back to a table for who went off to sign in; a reload on the way does not lose it. */
const KEY = 'delos.back';

/** An invitation stands behind #, so that it is in no address that a server is asked for. */
export function comeBack(to = location.pathname + location.search + location.hash) {
  try {
    sessionStorage.setItem(KEY, to);
  } catch {
    // without a memory one opens the link again
  }
}

/** Where to go now, once; nowhere for most. */
export function wayBack(): string | null {
  try {
    const to = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return to?.startsWith('/table/') || to?.startsWith('/tournament/') ? to : null;
  } catch {
    return null;
  }
}
