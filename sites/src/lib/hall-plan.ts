export const PLAN_COLOURS = ['empty', 'first', 'second', 'third', 'fourth'] as const;
type PlanColour = (typeof PLAN_COLOURS)[number];

/** A stand on the plan, and its outline as the `d` of an SVG path. */
type Stand = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: PlanColour;
  outline: string;
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

/** The outline of a square stand with round corners. `s` is the length of a side. */
type Shape = (x: number, y: number, s: number) => string;

const SQUARE: Shape = (x, y, s) => rectangle(x, y, s, s);
const QUARTERS: Shape[] = [
  (x, y, s) => `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
  (x, y, s) => `M${x + s} ${y}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
  (x, y, s) => `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
  (x, y, s) => `M${x} ${y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
];
const LEAVES: Shape[] = [
  (x, y, s) => `M${x} ${y + s}a${s} ${s} 0 0 1 ${s}-${s} ${s} ${s} 0 0 1-${s} ${s}z`,
  (x, y, s) => `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s} ${s} ${s} 0 0 1-${s}-${s}z`,
];
const ROUNDED: Shape[] = [
  (x, y, s) => `M${x} ${y}h${s / 2}a${s / 2} ${s / 2} 0 0 1 0 ${s}h-${s / 2}z`,
  (x, y, s) => `M${x + s} ${y + s}h-${s / 2}a${s / 2} ${s / 2} 0 0 1 0-${s}h${s / 2}z`,
];
const SHAPES = [SQUARE, ...QUARTERS, ...LEAVES, ...ROUNDED];
const COLOURS: PlanColour[] = ['first', 'first', 'first', 'second', 'second', 'third', 'fourth'];

/** Draws a hall plan from a seed: islands of stands between aisles. The same seed gives the same plan. */
export function drawHallPlan({ seed, columns, rows, aisle = 0, taken = 6 }: PlanOptions): Stand[] {
  const next = createRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T;

  const place = (x: number, y: number, width: number, height: number): Stand => {
    const isTaken = next() * 10 < taken;
    const shape = width === height ? pick(SHAPES) : undefined;
    const outline = (isTaken && shape?.(x, y, width)) || rectangle(x, y, width, height);
    return { x, y, width, height, outline, colour: isTaken ? pick(COLOURS) : 'empty' };
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

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
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
