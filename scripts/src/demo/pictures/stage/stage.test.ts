import { describe, expect, test } from 'vitest';
import { createView } from './camera.ts';
import { hull } from './solids.ts';
import { createStage, type Mood } from './stage.ts';
import type { Vec } from './vector.ts';

const MOOD: Mood = {
  light: '#ffffff',
  shade: '#000000',
  haze: '#808080',
  hazeFrom: 100,
  hazeTo: 200,
  hazeMost: 1,
  sun: [0, 1, 0],
};
const CAMERA = { from: [0, 2, 0], to: [0, 2, 10], lens: 1 } as const;

/** A square before the camera, facing it. */
const square = (z: number): Vec[] => [
  [-1, 1, z],
  [-1, 3, z],
  [1, 3, z],
  [1, 1, z],
];

describe('the camera', () => {
  const view = createView(CAMERA, 300, 200);

  test('puts what it looks at into the middle, and what is twice as far at half the size', () => {
    expect(view.project([0, 2, 10]).at).toEqual([150, 100]);
    expect(view.project([0, 2, 20]).scale).toBeCloseTo(view.project([0, 2, 10]).scale / 2);
  });

  test('cuts off what lies behind it', () => {
    expect(view.clip(square(-5))).toEqual([]);
    const floor: Vec[] = [
      [-1, 0, -5],
      [-1, 0, 5],
      [1, 0, 5],
      [1, 0, -5],
    ];
    const kept = view.clip(floor);
    expect(kept).toHaveLength(4);
    for (const point of kept) expect(view.depth(point)).toBeGreaterThan(0);
  });
});

describe('the stage', () => {
  test('draws the farther face first, whatever the order they came in', () => {
    const stage = createStage(300, 200, CAMERA, MOOD);
    stage.face(square(5), '#110000', { lit: false });
    stage.face(square(9), '#220000', { lit: false });
    const svg = stage.draw();
    expect(svg.indexOf('#220000')).toBeGreaterThan(0);
    expect(svg.indexOf('#220000')).toBeLessThan(svg.indexOf('#110000'));
  });

  test('leaves out faces that look away, unless they have two sides', () => {
    const stage = createStage(300, 200, CAMERA, MOOD);
    stage.face([...square(5)].reverse(), '#110000', { lit: false });
    expect(stage.draw()).not.toContain('#110000');
    stage.face([...square(5)].reverse(), '#110000', { lit: false, twoSided: true });
    expect(stage.draw()).toContain('#110000');
  });

  test('distance fades colours into haze', () => {
    const stage = createStage(300, 200, CAMERA, MOOD);
    expect(stage.haze('#ff0000', 50)).toBe('#ff0000');
    expect(stage.haze('#ff0000', 250)).toBe('#808080');
  });
});

test('a hull goes around its points and keeps none from within', () => {
  const corners: Vec[] = [
    [0, 0, 0],
    [4, 0, 0],
    [4, 0, 4],
    [0, 0, 4],
  ];
  const around = hull([...corners, [2, 0, 2], [1, 0, 3]]);
  expect(around).toHaveLength(4);
  expect(new Set(around.map(String))).toEqual(new Set(corners.map(String)));
});
