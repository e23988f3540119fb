/** Resolves at the first contentful paint. In a background tab that is the moment when the tab becomes visible. */
export async function untilFirstPaint(): Promise<void> {
  // Do not wait if the browser does not support paint timing.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is scrolled when it opens: after a reload, on Back, or at a fragment.
    addEventListener('scroll', () => resolve(), { once: true });
    // Read `scrollY` in an animation frame, because the browser computes the layout in it anyway.
    requestAnimationFrame(() => scrollY > 0 && resolve());
  });
}
