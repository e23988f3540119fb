/**
 * Runs `work` for whoever asks, one at a time. Who asks while it runs waits for the next run, and shares it with all
 * others who asked meanwhile: a run that had begun already may have read what was there before.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const run = () => {
    const started = work().finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {
        // Its own callers hear of it.
      })
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
