/** Resolves when something of the page's content has been painted; in a tab behind others, when that is looked at. */
export async function firstPaint(): Promise<void> {
  // What a browser does not tell of is not waited for.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
