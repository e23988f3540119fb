export type Turn = {
  begun: Promise<void>;
  /** Lowers the rank of a waiting turn to `rank`. Changes nothing if the turn's own rank is lower. */
  moveUp: (rank: number) => void;
};

/** Allows `max` turns at once. The waiting turn with the lowest rank begins next; among equal ranks, the earliest. */
export function createTurns(max: number) {
  const waiting = new Set<{ rank: number; begin: () => void }>();
  let running = 0;

  function beginNext(): void {
    if (running === max) return;
    const [first, ...others] = waiting;
    if (!first) return;
    const next = others.reduce((best, each) => (each.rank < best.rank ? each : best), first);
    waiting.delete(next);
    running += 1;
    next.begin();
  }

  return {
    enter(rank: number): Turn {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const place = { rank, begin };
      waiting.add(place);
      beginNext();
      const moveUp = (better: number) => {
        place.rank = Math.min(place.rank, better);
      };
      return { begun, moveUp };
    },
    /** Ends a turn that has begun. */
    end(): void {
      running -= 1;
      beginNext();
    },
  };
}
