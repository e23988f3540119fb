/** Calls `stop` once, on SIGTERM, Ctrl-C, or when the process that started this one is gone; then leaves. */
export function onStop(stop: () => Promise<void>): void {
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
}
