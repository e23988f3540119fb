import type { FaceOptions, Stage } from './stage.ts';
import { add, times, type Vec } from './vector.ts';

export type Box = {
  /** The middle of its foot. */
  at: Vec;
  size: readonly [width: number, height: number, depth: number];
  color: string;
  top?: string;
  /** Radians around its middle. */
  turn?: number;
  /** Cast on the floor, unless it hangs. */
  shadow?: boolean;
  mirror?: boolean;
} & FaceOptions;

/** A box standing (or hanging) upright. */
export function box(stage: Stage, given: Box): void {
  const {
    at,
    size,
    color,
    top = color,
    turn = 0,
    shadow = at[1] < 0.3,
    mirror = at[1] < 3,
    ...options
  } = given;
  const [width, height, depth] = size;
  const corner = (sx: number, y: number, sz: number): Vec => {
    const [x, z] = [(sx * width) / 2, (sz * depth) / 2];
    return [
      at[0] + x * Math.cos(turn) - z * Math.sin(turn),
      at[1] + y,
      at[2] + x * Math.sin(turn) + z * Math.cos(turn),
    ];
  };
  const around = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const low = around.map(([sx, sz]) => corner(sx, 0, sz));
  const high = around.map(([sx, sz]) => corner(sx, height, sz));
  for (let i = 0; i < 4; i += 1) {
    const next = (i + 1) % 4;
    const side = [low[i], high[i], high[next], low[next]] as Vec[];
    stage.face(side, color, options);
    if (mirror) stage.face(flip(side), color, { ...options, twoSided: true, layer: 'mirror' });
  }
  stage.face([high[0], high[3], high[2], high[1]] as Vec[], top, options);
  if (at[1] > stage.view.eye[1]) stage.face(low as Vec[], color, options);
  if (shadow) castShadow(stage, low, high);
}

/** Below the floor what is above it. */
function flip(points: readonly Vec[]): Vec[] {
  return points.map(([x, y, z]) => [x, -y, z] as Vec);
}

function castShadow(stage: Stage, low: readonly Vec[], high: readonly Vec[]): void {
  const sun = stage.mood.sun;
  const thrown = high.map((point) => {
    const reach = Math.min(point[1], 2.6) / Math.max(0.3, sun[1]);
    return [point[0] - sun[0] * reach, 0.002, point[2] - sun[2] * reach] as Vec;
  });
  stage.shadow(hull([...low.map(([x, , z]) => [x, 0.002, z] as Vec), ...thrown]));
}

/** The outline around points on the floor. */
export function hull(points: readonly Vec[]): Vec[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[2] - b[2]);
  const turn = (o: Vec, a: Vec, b: Vec) => (a[0] - o[0]) * (b[2] - o[2]) - (a[2] - o[2]) * (b[0] - o[0]);
  const chain = (list: readonly Vec[]) => {
    const kept: Vec[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2) as Vec, kept.at(-1) as Vec, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** A round column, pot, cup: sides of narrow faces, `top` and `foot` its radii. */
export function drum(
  stage: Stage,
  {
    at,
    foot,
    top,
    height,
    color,
    lid = color,
    sides = 14,
    shadow = at[1] < 0.3,
    ...options
  }: {
    at: Vec;
    foot: number;
    top: number;
    height: number;
    color: string;
    lid?: string;
    sides?: number;
    shadow?: boolean;
  } & FaceOptions,
): void {
  const ringAt = (radius: number, y: number) =>
    Array.from({ length: sides }, (_, i): Vec => {
      const angle = (i / sides) * Math.PI * 2;
      return [at[0] + radius * Math.cos(angle), at[1] + y, at[2] + radius * Math.sin(angle)];
    });
  const low = ringAt(foot, 0);
  const high = ringAt(top, height);
  for (let i = 0; i < sides; i += 1) {
    const next = (i + 1) % sides;
    stage.face([low[i], high[i], high[next], low[next]] as Vec[], color, options);
  }
  stage.face([...high].reverse(), lid, options);
  if (shadow) castShadow(stage, low, high);
}

/** A thin bar between two points, drawn as a line: rods, ropes, lattice. */
export function bar(stage: Stage, from: Vec, to: Vec, thickness: number, color: string, nearer = 0): void {
  const kept = stage.view.clip([from, to, add(to, [0, 0.0001, 0])]);
  const [a, b] = kept;
  if (!a || !b || kept.length < 2) return;
  const [start, end] = [stage.view.project(a), stage.view.project(b)];
  const depth = (start.depth + end.depth) / 2;
  const width = Math.max(
    0.6,
    thickness * Math.min(start.scale, end.scale) * 0.5 + thickness * Math.max(start.scale, end.scale) * 0.5,
  );
  const d = `M${start.at.map((v) => v.toFixed(1)).join(' ')}L${end.at.map((v) => v.toFixed(1)).join(' ')}`;
  stage.put(
    'things',
    depth - nearer,
    `<path d="${d}" stroke="${stage.haze(color, depth)}" stroke-width="${width.toFixed(2)}" stroke-linecap="round"/>`,
  );
}

/** A flat shape on a wall: `across` and `upwards` are the wall's edges, the shape's points shares of them. */
export function decal(
  stage: Stage,
  origin: Vec,
  across: Vec,
  upwards: Vec,
  shape: readonly (readonly [number, number])[],
  color: string,
  options: FaceOptions = {},
): void {
  const points = shape.map(([u, v]) => add(origin, add(times(across, u), times(upwards, v))));
  stage.face(points, color, { twoSided: true, nearer: 0.15, ...options });
}
