// A classic script, because modules run after the first paint. The Content-Security-Policy forbids inline scripts and `eval`.
(() => {
  globalThis.__zod_globalConfig = { jitless: true };
  const { classList } = document.documentElement;
  // On a first visit the fonts load after the first screen.
  classList.add('fonts-later');
  try {
    if (localStorage.getItem('theme') === 'dark') classList.add('dark');
    globalThis.caches?.has('admin-fonts').then(
      (isCached) => isCached && classList.remove('fonts-later'),
      () => {},
    );
  } catch {
    // The browser blocks `localStorage`.
  }
})();
