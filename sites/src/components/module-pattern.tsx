import styles from './module-pattern.module.css';

const FILLS = [styles.first, styles.second, styles.third];

// What a 1×1 module can hold: nothing, the whole square, a quarter circle about each corner, a half circle.
const SHAPES = [
  '',
  'M0 0h1v1H0z',
  'M0 0h1a1 1 0 0 1-1 1z',
  'M1 0v1a1 1 0 0 1-1-1z',
  'M1 1H0a1 1 0 0 1 1-1z',
  'M0 1V0a1 1 0 0 1 1 1z',
  'M0 0h1a.5.5 0 0 1-1 0z',
  'M0 .5h.5V1H0z',
];

type Props = { seed: number; columns?: number; rows?: number; isOnRiver?: boolean };

/** A hall plan drawn from a number: what stands where there is no picture. The same number gives the same plan. */
export function ModulePattern({ seed, columns = 6, rows = 4, isOnRiver = false }: Props) {
  const next = createRandom(seed);
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const shape = SHAPES[Math.floor(next() * SHAPES.length)];
    const fill = FILLS[Math.floor(next() ** 1.6 * FILLS.length)];
    return { x: cell % columns, y: Math.floor(cell / columns), shape, fill };
  });
  return (
    <svg
      className={isOnRiver ? `${styles.pattern} ${styles.onRiver}` : styles.pattern}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cells.map(({ x, y, shape, fill }) =>
        shape ? (
          <path key={`${x}-${y}`} className={fill} d={shape} transform={`translate(${x} ${y})`} />
        ) : null,
      )}
    </svg>
  );
}

/** mulberry32: small, even, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
