/** Calls `stop` once, on SIGTERM, on Ctrl-C or when the parent process ends, and then exits. */
export function onStop(stop: () => Promise<void>): () => Promise<void> {
  let isStopping = false;
  const run = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', run);
  process.on('SIGINT', run);
  process.on('disconnect', run);
  return run;
}

const POLL_MS = 500;

/** If npm started this process, calls `stop` when npm has ended, because npm cannot forward a SIGKILL. */
export function onNpmEnd(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop(), POLL_MS).unref();
}
