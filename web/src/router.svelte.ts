/** Where we are: the path in parts, and what stands behind ? and #. */
class Here {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));
  query = $derived(new URLSearchParams(this.search));

  read() {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const here = new Here();

export function go(to: string, how: { replace?: boolean } = {}) {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  here.read();
  if (!how.replace) scrollTo(0, 0);
}

addEventListener('popstate', () => here.read());
addEventListener('hashchange', () => here.read());

// Links of our own site change the page without loading it anew.
addEventListener('click', (event) => {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
