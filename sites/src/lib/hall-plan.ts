type PlanColour = 'empty' | 'ground' | 'first' | 'second' | 'third' | 'fourth';

/** A stand: its outline in a unit square, and its position on the plan. */
export type Stand = {
  shape: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: PlanColour;
};

export type PlanOptions = {
  seed: number;
  /** The number of islands (blocks of stands) from left to right. An island is two by two modules. */
  columns: number;
  rows: number;
  /** Width of the aisle between two islands, in modules. */
  aisle?: number;
  /** The average number of taken stands out of ten. */
  taken?: number;
};

const SQUARE = 'M0 0h1v1H0z';
const QUARTERS = [
  'M0 0h1a1 1 0 0 1-1 1z',
  'M1 0v1a1 1 0 0 1-1-1z',
  'M1 1H0a1 1 0 0 1 1-1z',
  'M0 1V0a1 1 0 0 1 1 1z',
];
const LEAVES = ['M0 1A1 1 0 0 1 1 0 1 1 0 0 1 0 1z', 'M0 0a1 1 0 0 1 1 1 1 1 0 0 1-1-1z'];
const ROUNDED = ['M0 0h.5a.5.5 0 0 1 0 1H0z', 'M1 1H.5a.5.5 0 0 1 0-1H1z'];
const SHAPES = [SQUARE, ...QUARTERS, ...LEAVES, ...ROUNDED];
const COLOURS: PlanColour[] = ['first', 'first', 'first', 'second', 'second', 'third', 'fourth'];

/** Draws a hall plan from a seed: islands of stands between aisles. The same seed gives the same plan. */
export function drawHallPlan({ seed, columns, rows, aisle = 0, taken = 6 }: PlanOptions): Stand[] {
  const next = createRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T;

  const place = (x: number, y: number, width: number, height: number): Stand => {
    const isTaken = next() * 10 < taken;
    const shape = width === height ? pick(SHAPES) : SQUARE;
    return {
      x,
      y,
      width,
      height,
      ...(isTaken ? { shape, colour: pick(COLOURS) } : { shape: SQUARE, colour: 'empty' }),
    };
  };

  const island = (x: number, y: number): Stand[] => {
    const cut = next();
    if (cut < 0.32) return [place(x, y, 2, 2)];
    if (cut < 0.44) return [place(x, y, 2, 1), place(x, y + 1, 1, 1), place(x + 1, y + 1, 1, 1)];
    if (cut < 0.56) return [place(x, y, 1, 2), place(x + 1, y, 1, 1), place(x + 1, y + 1, 1, 1)];
    return [place(x, y, 1, 1), place(x + 1, y, 1, 1), place(x, y + 1, 1, 1), place(x + 1, y + 1, 1, 1)];
  };

  const step = 2 + aisle;
  return Array.from({ length: columns * rows }, (_, index) =>
    island((index % columns) * step, Math.floor(index / columns) * step),
  ).flat();
}

/** mulberry32, a small pseudo-random generator with the same results in every engine. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
