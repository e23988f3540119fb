export type Random = ReturnType<typeof createRandom>;

/** Returns the same numbers for the same seed, so that a run that found a fault can be repeated. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  // The random number generator mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A random integer from `from` to `to`, both included. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: <T>(items: readonly T[]): T => {
      const chosen = items[between(0, items.length - 1)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
  };
}
