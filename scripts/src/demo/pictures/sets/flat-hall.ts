import { mix } from '../drawing/color.ts';
import { bar, box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import { floor, type Hall, sideWalls } from './hall.ts';

/** A flat-roofed hall: girders across, sawtooth lights between them. */
export function flatHall(stage: Stage, hall: Hall): void {
  floor(stage, hall);
  const { width, height, from, to, bay, colors } = hall;
  const half = width / 2;
  const flat = { layer: 'ground', lit: false, twoSided: true } as const;
  stage.face(
    [
      [-half, 0, to],
      [-half, height + 3, to],
      [half, height + 3, to],
      [half, 0, to],
    ],
    colors.wall,
    flat,
  );
  for (let x = -half; x < half - 1; x += 3) {
    stage.face(
      [
        [x + 0.1, 0, to - 0.02],
        [x + 0.1, height * 0.45, to - 0.02],
        [x + 2.9, height * 0.45, to - 0.02],
        [x + 2.9, 0, to - 0.02],
      ],
      mix(colors.glass, colors.wall, 0.2),
      { ...flat, haze: false },
    );
  }
  sideWalls(stage, hall);
  for (let z = to; z > from; z -= bay) {
    const near = Math.max(from, z - bay);
    const split = near + (z - near) * 0.62;
    for (const x of [-half, half])
      stage.face(
        [
          [x, height, near],
          [x, height + 2.4, split],
          [x, height, z],
        ],
        colors.wall,
        flat,
      );
    stage.face(
      [
        [-half, height, near],
        [-half, height + 2.4, split],
        [half, height + 2.4, split],
        [half, height, near],
      ],
      mix(colors.roof, stage.mood.shade, 0.12),
      flat,
    );
    stage.face(
      [
        [-half, height + 2.4, split],
        [-half, height, z],
        [half, height, z],
        [half, height + 2.4, split],
      ],
      colors.glass,
      flat,
    );
    for (let x = -half; x <= half; x += 3)
      bar(stage, [x, height + 2.4, split], [x, height, z], 0.09, colors.steel);
    girder(stage, hall, near);
  }
}

function girder(stage: Stage, { width, height, colors }: Hall, z: number): void {
  const half = width / 2;
  bar(stage, [-half, height, z], [half, height, z], 0.18, colors.steel);
  bar(stage, [-half, height - 1.5, z], [half, height - 1.5, z], 0.18, colors.steel);
  for (let x = -half, up = false; x < half - 0.1; x += 1.5, up = !up) {
    bar(
      stage,
      [x, up ? height : height - 1.5, z],
      [x + 1.5, up ? height - 1.5 : height, z],
      0.08,
      colors.steel,
    );
  }
  for (const side of [-1, 1]) {
    box(stage, {
      at: [side * (half - 0.3), 0, z],
      size: [0.45, height, 0.45],
      color: colors.steel,
      shadow: false,
    });
  }
}
