// A classic script of its own: it runs before the first paint, and the Content-Security-Policy allows no inline one.
(() => {
  const { classList } = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') classList.add('dark');
  // On a first visit the fonts come after the first screen: see `loadFonts` in shared.
  classList.add('fonts-later');
  globalThis.caches?.has('admin-fonts').then(
    (areHere) => areHere && classList.remove('fonts-later'),
    () => {},
  );
})();
