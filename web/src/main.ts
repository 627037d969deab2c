import '@fontsource/marcellus/latin.css';
import '@fontsource-variable/commissioner/wght.css';
import './art/tokens.css';
import './art/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage, preferredLanguage } from './words/words.svelte';

const target = document.getElementById('app');
if (target) {
  await setLanguage(preferredLanguage());
  mount(App, { target });
}
