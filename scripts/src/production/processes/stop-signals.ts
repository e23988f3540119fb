/** Calls `stop` once, on SIGTERM, Ctrl-C, or when the process that started this one is gone; then leaves. */
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

const LOOK_EVERY_MS = 500;

/** Calls `stop` when npm, which started this process, was killed without being able to pass that on. */
export function onNpmGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop(), LOOK_EVERY_MS).unref();
}
