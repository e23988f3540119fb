const PATIENCE_MS = 20;

/**
 * A read that many ask for at once. Each gets an answer that was asked of the database after he came, never an older one:
 * one read is under way at a time, and who comes meanwhile shares the next.
 */
export function createSharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  async function readNext(): Promise<T> {
    await (running ? orAfter(running, PATIENCE_MS) : endOfTurn());
    next = undefined;
    const own = read();
    const ended = own.then(
      () => undefined,
      () => undefined,
    );
    running = ended;
    try {
      return await own;
    } finally {
      if (running === ended) running = undefined;
    }
  }

  return () => {
    next ??= readNext();
    return next;
  };
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A database that hangs must not let readers wait for one another. */
async function orAfter(one: Promise<unknown>, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    void one.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
