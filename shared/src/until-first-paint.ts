/** In a background tab, waits until the tab becomes visible. */
export async function untilFirstPaint(): Promise<void> {
  // Some browsers do not support paint timing.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
