import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { circle, line, type Point, path, rect } from '../drawing/svg.ts';
import { createLook, stand, type Wardrobe } from '../stage/people.ts';
import { bar, box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { lampGlow } from './air.ts';

/** A glass case on a plinth; `shown` is drawn in metres on its floor. */
export function vitrine(
  stage: Stage,
  at: Vec,
  colors: { plinth: string; glass: string; glow?: string },
  shown: (tone: (color: string) => string) => string,
  size = 0.9,
): void {
  const [x, y, z] = at;
  box(stage, { at, size: [size, 0.95, size], color: colors.plinth });
  if (colors.glow) lampGlow(stage, [x, y + 1.3, z], size * 1.25, colors.glow, 0.55);
  stage.figure([x, y + 0.95, z], (tone) => shown(tone), 0.2);
  const half = size / 2;
  const glass = { opacity: 0.16, lit: false, nearer: 0.5 } as const;
  stage.face(
    [
      [x - half, y + 0.95, z - half],
      [x - half, y + 1.85, z - half],
      [x + half, y + 1.85, z - half],
      [x + half, y + 0.95, z - half],
    ],
    colors.glass,
    { ...glass, twoSided: true },
  );
  for (const sx of [-half, half]) {
    for (const sz of [-half, half])
      bar(
        stage,
        [x + sx, y + 0.95, z + sz],
        [x + sx, y + 1.85, z + sz],
        0.02,
        mix(colors.glass, colors.plinth, 0.3),
        sz < 0 ? 0.6 : 0,
      );
    bar(
      stage,
      [x + sx, y + 1.85, z - half],
      [x + sx, y + 1.85, z + half],
      0.025,
      mix(colors.glass, colors.plinth, 0.3),
      0.6,
    );
  }
  for (const sz of [-half, half])
    bar(
      stage,
      [x - half, y + 1.85, z + sz],
      [x + half, y + 1.85, z + sz],
      0.025,
      mix(colors.glass, colors.plinth, 0.3),
      0.6,
    );
}

/** The row that opens a fair: a ribbon before them, scissors in the middle. */
export function ribbonCutting(
  stage: Stage,
  random: Random,
  z: number,
  count: number,
  wardrobe: Wardrobe,
  color: string,
): void {
  const gap = 0.82;
  const middle = (count - 1) / 2;
  for (let i = 0; i < count; i += 1) {
    const x = (i - middle) * gap;
    const look = createLook(random, {
      ...wardrobe,
      outfits: ['suit', 'suit', 'coat', 'dress'],
      bags: false,
    });
    const centre = Math.abs(i - middle) < 1.2;
    const arms = centre
      ? (['hold', 'hold'] as const)
      : (['down', random.pick(['down', 'hold'] as const)] as const);
    stand(stage, [x, 0, z + (i % 2) * 0.15], look, { view: 'front', arms });
  }
  stage.figure([0, 0, z - 0.3], (tone) => {
    const reach = (count / 2 + 1.2) * gap;
    const band: Point[] = [
      [-reach, -1.05],
      [-reach * 0.5, -0.94],
      [0, -0.92],
      [reach * 0.5, -0.94],
      [reach, -1.05],
    ];
    const bow = [-0.62, 0.62].map(
      (side) =>
        path(
          `M${side * reach} -0.98L${side * reach - 0.16} -1.1V-0.86ZM${side * reach} -0.98L${side * reach + 0.16} -1.1V-0.86Z`,
          tone(color),
        ) +
        line(
          [
            [side * reach, -0.98],
            [side * reach - 0.1, -0.62],
          ],
          tone(color),
          0.05,
        ) +
        line(
          [
            [side * reach, -0.98],
            [side * reach + 0.1, -0.62],
          ],
          tone(color),
          0.05,
        ),
    );
    const scissors =
      line(
        [
          [-0.12, -1.02],
          [0.13, -0.9],
        ],
        tone('#d8dde0'),
        0.022,
      ) +
      line(
        [
          [-0.12, -0.88],
          [0.13, -1],
        ],
        tone('#d8dde0'),
        0.022,
      ) +
      circle(-0.15, -1.05, 0.04, 'none', `stroke="${tone('#e9b44c')}" stroke-width="0.02"`) +
      circle(-0.15, -0.86, 0.04, 'none', `stroke="${tone('#e9b44c')}" stroke-width="0.02"`);
    return line(band, tone(color), 0.085) + bow.join('') + scissors;
  });
  for (const side of [-1, 1]) {
    const x = side * (count / 2 + 1.2) * gap;
    box(stage, { at: [x, 0, z - 0.3], size: [0.1, 1.1, 0.1], color: '#d9b25a' });
    box(stage, { at: [x, 0, z - 0.3], size: [0.42, 0.06, 0.42], color: '#d9b25a' });
  }
}

/** A photographer or cameraman from behind or aside, the device before the face. */
export function photographer(
  stage: Stage,
  random: Random,
  at: Vec,
  wardrobe: Wardrobe,
  view: 'back' | 'side',
  mirrored = false,
): void {
  stand(stage, at, createLook(random, { ...wardrobe, outfits: ['shirt', 'vest'] }), {
    view,
    arms: ['phone', 'phone'],
    mirrored,
  });
  if (view === 'side') {
    const side = mirrored ? -1 : 1;
    stage.figure(
      at,
      (tone) =>
        rect(side * 0.22 - 0.08, -1.66, 0.16, 0.12, tone('#23262b')) +
        circle(side * 0.32, -1.6, 0.05, tone('#3a3f47')),
      0.1,
    );
  }
}
