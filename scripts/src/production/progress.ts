const ALIVE_EVERY_MS = 5_000;

export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`… ${label}`);
  const timer = setInterval(() => console.log(`… ${label} (${seconds()} s)`), ALIVE_EVERY_MS);
  try {
    const result = await work();
    console.log(`✓ ${label} (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
