/** Resolves when the visitor opens this page. The browser may have rendered it before, without showing it. */
export async function untilActivated(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
