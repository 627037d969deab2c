// Before the first paint, so that nothing flashes: the chosen theme, or the system's.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('delos.theme');
  } catch (_) {
    // storage may be closed to us; the system's theme will do
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
