import { darken, mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { lampGlow } from './air.ts';

export type Venue = {
  at: Vec;
  vaults: number;
  span: number;
  wall: number;
  colors: { stone: string; glass: string; frame: string; roof: string };
  lit?: boolean;
};

/** The house itself: vaults side by side over a basalt wall, fans of glass under each. */
export function venue(
  stage: Stage,
  random: Random,
  { at, vaults, span, wall, colors, lit = false }: Venue,
): void {
  const [x0, , z] = at;
  const rise = span * 0.36;
  const left = x0 - (vaults * span) / 2;
  const put = (points: readonly Vec[], color: string, plain = false) => {
    stage.face(points, color, { twoSided: true, layer: 'ground', lit: false, haze: !plain });
    stage.face(
      points.map(([x, y, depth]) => [x, -y, depth] as Vec),
      color,
      { twoSided: true, layer: 'mirror', lit: false, haze: !plain },
    );
  };
  for (let i = 0; i < vaults; i += 1) {
    const cx = left + span * (i + 0.5);
    const arc = (radius: number, steps = 28): Vec[] =>
      Array.from({ length: steps + 1 }, (_, k) => {
        const angle = Math.PI * (1 - k / steps);
        return [cx + (span / 2) * radius * Math.cos(angle), wall + rise * radius * Math.sin(angle), z];
      });
    put([...arc(1.03)], colors.roof);
    put([...arc(0.94)], colors.frame);
    const panes = 10;
    for (let k = 0; k < panes; k += 1) {
      for (const [low, high] of [
        [0.2, 0.55],
        [0.585, 0.9],
      ] as const) {
        const spot = (share: number, radius: number): Vec => {
          const angle = Math.PI * (1 - share);
          return [
            cx + (span / 2) * radius * Math.cos(angle),
            wall + rise * radius * Math.sin(angle),
            z - 0.05,
          ];
        };
        const [a, b] = [(k + 0.05) / panes, (k + 0.95) / panes];
        const tone = lit
          ? mix(colors.glass, '#e2762c', random.between(0, 0.3))
          : mix(colors.glass, colors.frame, random.between(0, 0.3));
        put(
          [spot(a, low), spot(a, high), spot((a + b) / 2, high * 1.01), spot(b, high), spot(b, low)],
          tone,
          lit,
        );
      }
    }
    put(
      [
        [cx - span / 2, 0, z],
        [cx - span / 2, wall, z],
        [cx + span / 2, wall, z],
        [cx + span / 2, 0, z],
      ],
      colors.stone,
    );
    for (let row = 0.6; row < wall; row += 0.9)
      put(
        [
          [cx - span / 2, row, z - 0.04],
          [cx - span / 2, row + 0.06, z - 0.04],
          [cx + span / 2, row + 0.06, z - 0.04],
          [cx + span / 2, row, z - 0.04],
        ],
        darken(colors.stone, 0.2),
      );
    const doors = 5;
    for (let k = 0; k < doors; k += 1) {
      const x = cx - span * 0.32 + (k * span * 0.64) / doors;
      const tone = lit
        ? mix(colors.glass, '#fff3cf', random.between(0, 0.5))
        : mix(colors.glass, colors.frame, 0.2);
      put(
        [
          [x, 0, z - 0.06],
          [x, wall * 0.72, z - 0.06],
          [x + (span * 0.64) / doors - 0.35, wall * 0.72, z - 0.06],
          [x + (span * 0.64) / doors - 0.35, 0, z - 0.06],
        ],
        tone,
        lit,
      );
    }
    if (lit) lampGlow(stage, [cx, wall * 0.8, z - 1], span * 0.55, '#ffb65c', 0.42);
  }
}
