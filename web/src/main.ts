import '@fontsource/marcellus/latin.css';
import '@fontsource-variable/commissioner/wght.css';
import './art/tokens.css';
import './art/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetched } from './pages/pages';
import { presses } from './table/presses';
import { here } from './router.svelte';
import { setLanguage, preferredLanguage } from './words/words.svelte';

const target = document.getElementById('app');
if (target) {
  // The page comes while its words do.
  if (here.parts[0]) fetched(here.parts[0]).catch(() => undefined);
  presses.listen(window);
  await setLanguage(preferredLanguage());
  mount(App, { target });
}
