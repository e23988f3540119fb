/**
 * Wraps `work` so that one run serves many callers. A caller that arrives during a run waits for the next run, because the
 * current run may have read older data. All waiting callers share the next run.
 *
 * Runs do not overlap, unless callers have waited `maxWaitMs` for the current run: then the next run starts in parallel. If
 * `gather` is given, it is called before each run, and the run starts when the promise of `gather` resolves. Callers that arrive
 * before that moment share the run.
 */
export function coalesce<T>(
  work: () => Promise<T>,
  { maxWaitMs, gather }: { maxWaitMs?: number; gather?: () => Promise<unknown> } = {},
): () => Promise<T> {
  let current: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  function run(): Promise<T> {
    next = undefined;
    const result = work();
    const clear = () => {
      if (current === ended) current = undefined;
    };
    const ended: Promise<unknown> = result.then(clear, clear);
    current = ended;
    return result;
  }

  return () => {
    if (!current && !next && !gather) return run();
    next ??= within(current, maxWaitMs).then(gather).then(run);
    return next;
  };
}

async function within(run: Promise<unknown> | undefined, maxWaitMs: number | undefined): Promise<void> {
  if (maxWaitMs === undefined) await run;
  else await Promise.race([run, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
