// This is a classic script, because modules run after the first paint. It has its own file, because the
// Content-Security-Policy forbids inline scripts.
(() => {
  const { classList } = document.documentElement;
  // On a first visit the fonts load after the first screen (see `loadFonts` in shared).
  classList.add('fonts-later');
  try {
    if (localStorage.getItem('theme') === 'dark') classList.add('dark');
    globalThis.caches?.has('admin-fonts').then(
      (isCached) => isCached && classList.remove('fonts-later'),
      () => {},
    );
  } catch {
    // Ignore the error: a browser that blocks cookies also blocks `localStorage`.
  }
})();
