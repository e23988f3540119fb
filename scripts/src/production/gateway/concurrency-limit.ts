/** Limits the callers with the same key to `max` at a time. The others wait in order. */
export function createConcurrencyLimit(max: number) {
  const lines = new Map<string, { holders: number; waiting: (() => void)[] }>();

  return {
    /** Resolves at the caller's turn. The caller ends the turn with `leave`. */
    async enter(key: string): Promise<void> {
      const line = lines.get(key) ?? { holders: 0, waiting: [] };
      lines.set(key, line);
      if (line.holders < max) line.holders += 1;
      // Do not count this caller, because `leave` passes a turn on without changing `holders`.
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
    },
    leave(key: string): void {
      const line = lines.get(key);
      if (!line) return;
      const next = line.waiting.shift();
      if (next) next();
      else line.holders -= 1;
      if (line.holders === 0) lines.delete(key);
    },
  };
}
