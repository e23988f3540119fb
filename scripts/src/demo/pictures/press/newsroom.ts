import { circle, ellipse, line, polygon, rect } from '../drawing/svg.ts';

/** A microphone with its cable, in metres. */
export function microphone(tone: (color: string) => string, color: string): string {
  return (
    line(
      [
        [0, 0],
        [0, -0.22],
      ],
      tone('#2a2c30'),
      0.02,
    ) +
    rect(-0.035, -0.36, 0.07, 0.1, tone(color)) +
    ellipse(0, -0.4, 0.045, 0.06, tone('#2a2c30'))
  );
}

/** A television camera on its stand, seen from behind and aside, in metres. */
export function cameraOnStand(tone: (color: string) => string): string {
  const dark = tone('#23262b');
  return [
    line(
      [
        [0, -1.3],
        [-0.35, 0],
      ],
      dark,
      0.05,
    ),
    line(
      [
        [0, -1.3],
        [0.35, 0],
      ],
      dark,
      0.05,
    ),
    line(
      [
        [0, -1.3],
        [0.05, -0.05],
      ],
      dark,
      0.05,
    ),
    rect(-0.28, -1.65, 0.56, 0.34, dark, 'rx="0.04"'),
    rect(0.24, -1.58, 0.2, 0.2, tone('#3a3f47')),
    rect(-0.36, -1.62, 0.12, 0.16, tone('#3a3f47')),
    polygon(
      [
        [-0.2, -1.65],
        [-0.14, -1.78],
        [0.14, -1.78],
        [0.2, -1.65],
      ],
      tone('#3a3f47'),
    ),
    circle(-0.16, -1.4, 0.025, tone('#e04b3a')),
  ].join('');
}
