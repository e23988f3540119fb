/** Resolves at the first contentful paint; in a background tab, when the tab is shown. */
export async function firstPaint(): Promise<void> {
  // Without support for paint timing, do not wait.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
