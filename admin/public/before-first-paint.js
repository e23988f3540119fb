// A classic script, because modules run after the first paint. In its own file, because the Content-Security-Policy forbids
// inline scripts.
(() => {
  const { classList } = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') classList.add('dark');
  // On a first visit the fonts load after the first screen (see `loadFonts` in shared).
  classList.add('fonts-later');
  globalThis.caches?.has('admin-fonts').then(
    (isCached) => isCached && classList.remove('fonts-later'),
    () => {},
  );
})();
