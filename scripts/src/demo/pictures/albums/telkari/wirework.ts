import { darken, lighten } from '../../drawing/color.ts';
import { blur, circle, num, path, place, polygon, radial, rect, stroke } from '../../drawing/svg.ts';

export const SILVER = '#e4ebe8';

export const GOLD = '#e8b954';

export function velvet(width: number, height: number, color: string, things: readonly string[]): string {
  const tall = (height / width) * 100;
  return place(
    [
      radial(
        [0.4, 0.36],
        0.8,
        [
          [0, lighten(color, 0.22)],
          [0.5, color],
          [1, darken(color, 0.65)],
        ],
        (fill) => rect(0, 0, 100, tall, fill),
      ),
      ...Array.from({ length: 5 }, (_, i) =>
        blur(3, [
          path(
            `M${-10 + i * 26} -5C${10 + i * 26} ${tall * 0.4} ${-14 + i * 30} ${tall * 0.7} ${6 + i * 28} ${tall + 5}`,
            'none',
            `stroke="${i % 2 ? '#000' : '#fff'}" stroke-width="7" opacity="${i % 2 ? 0.16 : 0.06}"`,
          ),
        ]),
      ),
      ...things,
    ],
    0,
    0,
    width / 100,
  );
}

export function spiral(
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  color: string,
  width = 0.45,
  turn = 0,
): string {
  const points = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 45) * Math.PI * 4.6;
    const radius = size * (1 - i / 50);
    return `${num(side * radius * Math.cos(angle))} ${num(radius * Math.sin(angle))}`;
  });
  const d = `M${points.join('L')}`;
  return place(
    [
      stroke(d, '#000', width * 1.1, 'opacity="0.35" transform="translate(0.5 0.6)"'),
      stroke(d, darken(color, 0.25), width),
      stroke(d, lighten(color, 0.5), width * 0.35),
    ],
    x,
    y,
    1,
    turn,
  );
}

export function wire(d: string, color: string, width: number): string {
  return (
    stroke(d, '#000', width * 1.1, 'opacity="0.35" transform="translate(0.6 0.8)"') +
    stroke(d, darken(color, 0.28), width) +
    stroke(d, color, width * 0.7) +
    stroke(d, lighten(color, 0.7), width * 0.25)
  );
}

export function bead(x: number, y: number, r: number, color: string): string {
  return (
    circle(x + r * 0.3, y + r * 0.45, r, '#000', 'opacity="0.35"') +
    radial(
      [0.35, 0.3],
      0.75,
      [
        [0, lighten(color, 0.8)],
        [0.4, color],
        [1, darken(color, 0.6)],
      ],
      (fill) => circle(x, y, r, fill),
    )
  );
}

export function gem(x: number, y: number, r: number, color: string): string {
  const facets = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + 0.2;
    const b = a + Math.PI / 4;
    return polygon(
      [
        [x + r * Math.cos(a), y + r * Math.sin(a)],
        [x + r * Math.cos(b), y + r * Math.sin(b)],
        [x + r * 0.5 * Math.cos(b), y + r * 0.5 * Math.sin(b)],
        [x + r * 0.5 * Math.cos(a), y + r * 0.5 * Math.sin(a)],
      ],
      [lighten(color, 0.45), color, darken(color, 0.35), darken(color, 0.15)][(i * 3) % 4] ?? color,
    );
  });
  const table = polygon(
    Array.from(
      { length: 8 },
      (_, i) =>
        [
          x + r * 0.5 * Math.cos((i * Math.PI) / 4 + 0.2),
          y + r * 0.5 * Math.sin((i * Math.PI) / 4 + 0.2),
        ] as const,
    ),
    lighten(color, 0.2),
  );
  return (
    facets.join('') +
    table +
    polygon(
      [
        [x - r * 0.3, y - r * 0.3],
        [x + r * 0.1, y - r * 0.4],
        [x - r * 0.1, y],
      ],
      '#fff',
      'opacity="0.6"',
    )
  );
}
