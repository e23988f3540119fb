type Flat = readonly (readonly [number, number])[];

const arc = (cx: number, cy: number, radius: number, from: number, to: number, steps = 12): Flat =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (from + ((to - from) * i) / steps) * Math.PI * 2;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });

/** The modules of the hall plan as outlines in a unit square, v upwards. */
export const SHAPES = {
  square: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  circle: arc(0.5, 0.5, 0.5, 0, 1, 24),
  dome: arc(0.5, 0, 0.5, 0, 0.5),
  bowl: arc(0.5, 1, 0.5, 0.5, 1),
  quarterLowLeft: [[0, 0], ...arc(0, 0, 1, 0, 0.25)],
  quarterLowRight: [[1, 0], ...arc(1, 0, 1, 0.25, 0.5)],
  quarterHighRight: [[1, 1], ...arc(1, 1, 1, 0.5, 0.75)],
  quarterHighLeft: [[0, 1], ...arc(0, 1, 1, 0.75, 1)],
  triangle: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
} as const satisfies Record<string, Flat>;

export type ShapeName = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];

/** A shape moved into a part of the wall: left, bottom, width, height as shares of it. */
export function within(shape: Flat, left: number, bottom: number, width: number, height: number): Flat {
  return shape.map(([u, v]) => [left + u * width, bottom + v * height] as const);
}
