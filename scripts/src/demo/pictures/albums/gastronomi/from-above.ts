import { group, radial, rect } from '../../drawing/svg.ts';

export function light(width: number, height: number): string {
  return (
    group(
      [
        radial(
          [0.25, 0.15],
          1,
          [
            [0, '#fff3d0', 0.28],
            [0.5, '#fff3d0', 0],
            [1, '#000000', 0],
          ],
          (fill) => rect(0, 0, width, height, fill),
        ),
      ],
      'style="mix-blend-mode:screen"',
    ) +
    group(
      [
        radial(
          [0.3, 0.25],
          0.95,
          [
            [0.5, '#2a1016', 0],
            [1, '#2a1016', 0.55],
          ],
          (fill) => rect(0, 0, width, height, fill),
        ),
      ],
      'style="mix-blend-mode:multiply"',
    )
  );
}
