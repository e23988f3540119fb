import type { Random } from '../drawing/random.ts';
import { circle, ellipse, linear, num, path, rect } from '../drawing/svg.ts';
import { bar } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

export type Sky = {
  top: string;
  low: string;
  sun?: readonly [x: number, y: number, radius: number, color: string];
  hills: readonly string[];
  clouds?: string;
  ground: string;
};

/** Sky, clouds and hills down to the horizon; below it the farthest of the ground. */
export function sky(stage: Stage, random: Random, { top, low, sun, hills, clouds, ground }: Sky): void {
  const { width, height } = stage;
  const [x, y, z] = stage.view.eye;
  const edge = stage.view.project([x, y, z + 1e5]).at[1];
  const put = (svg: string) => stage.put('ground', 0, svg);
  put(
    linear(
      [0, 0],
      [0, 1],
      [
        [0, top],
        [1, low],
      ],
      (fill) => rect(0, 0, width, edge + 2, fill),
    ),
  );
  if (sun) {
    put(circle(sun[0] * width, sun[1] * height, sun[2] * width * 1.7, sun[3], 'opacity="0.22"'));
    put(circle(sun[0] * width, sun[1] * height, sun[2] * width, sun[3]));
  }
  if (clouds) {
    for (let i = 0; i < 7; i += 1) {
      const [x, y, w] = [
        random.between(-0.1, 1) * width,
        random.between(0.06, 0.6) * edge,
        random.between(0.1, 0.28) * width,
      ];
      put(rect(x, y, w, height * 0.022, clouds, `rx="${num(height * 0.011)}" opacity="0.55"`));
      put(
        rect(
          x + w * 0.25,
          y - height * 0.018,
          w * 0.45,
          height * 0.024,
          clouds,
          `rx="${num(height * 0.012)}" opacity="0.55"`,
        ),
      );
    }
  }
  put(rect(0, edge, width, height, ground));
  hills.forEach((color, i) => {
    const base = edge + 2;
    const rise = height * (0.16 - i * 0.045);
    let d = `M0 ${num(base)}`;
    for (let x = 0; x <= width; x += width / 6) {
      const y = base - rise * random.between(0.35, 1);
      d += `${x === 0 ? 'L' : 'S'}${x === 0 ? '' : `${num(x - width / 9)} ${num(y - rise * 0.2)} `}${num(x)} ${num(y)}`;
    }
    put(path(`${d}L${width} ${num(base)}Z`, color));
  });
}

/** Ground from the horizon down, ruled in modules. */
export function plaza(stage: Stage, color: string, lineColor: string, to = 90): void {
  const flat = { layer: 'ground', lit: false, twoSided: true } as const;
  for (let z = to; z > -6; z -= 6)
    stage.face(
      [
        [-140, 0, z - 6],
        [-140, 0, z],
        [140, 0, z],
        [140, 0, z - 6],
      ],
      color,
      flat,
    );
  for (let z = 0; z <= to; z += 3)
    stage.face(
      [
        [-140, 0, z - 0.04],
        [-140, 0, z + 0.04],
        [140, 0, z + 0.04],
        [140, 0, z - 0.04],
      ],
      lineColor,
      flat,
    );
  for (let x = -90; x <= 90; x += 3) {
    for (let z = -6; z < to; z += 12)
      stage.face(
        [
          [x - 0.04, 0, z],
          [x - 0.04, 0, z + 12],
          [x + 0.04, 0, z + 12],
          [x + 0.04, 0, z],
        ],
        lineColor,
        flat,
      );
  }
}

export function tree(
  stage: Stage,
  random: Random,
  at: Vec,
  height: number,
  colors: readonly string[],
  kind: 'round' | 'poplar' = 'round',
): void {
  stage.figure(at, (tone) => {
    const [dark = '#2f5d45', light = '#55905c'] = colors.map(tone);
    const trunk = rect(-0.09, -height * 0.45, 0.18, height * 0.45, tone('#5a4433'));
    if (kind === 'poplar') {
      return (
        trunk +
        ellipse(0, -height * 0.58, height * 0.14, height * 0.46, dark) +
        ellipse(-height * 0.03, -height * 0.6, height * 0.08, height * 0.4, light)
      );
    }
    const r = height * 0.3;
    const puff = Array.from({ length: 5 }, (_, i) =>
      circle(
        random.between(-0.5, 0.5) * r,
        -height * 0.62 - random.between(-0.4, 0.5) * r,
        r * random.between(0.55, 0.8),
        i % 2 ? light : dark,
      ),
    );
    return trunk + circle(0, -height * 0.62, r, dark) + puff.join('');
  });
  const reach = height * 0.35;
  stage.shadow(
    Array.from({ length: 14 }, (_, i): Vec => {
      const angle = (i / 14) * Math.PI * 2;
      return [
        at[0] + reach * 0.5 * Math.cos(angle) - stage.mood.sun[0] * reach,
        0.002,
        at[2] + reach * 0.5 * Math.sin(angle) - stage.mood.sun[2] * reach,
      ];
    }),
  );
}

/** A flag on its pole, without a sign. */
export function flag(stage: Stage, at: Vec, height: number, color: string): void {
  bar(stage, at, [at[0], height, at[2]], 0.09, '#c9c4ba');
  stage.figure(
    [at[0], height, at[2]],
    (tone) =>
      path('M0.06 0C0.5 -0.2 0.8 0.3 1.5 0.1V1.1C0.8 1.3 0.5 0.8 0.06 1Z', tone(color)) +
      path('M0.06 0C0.5 -0.2 0.8 0.3 1.5 0.1V0.42C0.8 0.62 0.5 0.12 0.06 0.32Z', '#fff', 'opacity="0.25"'),
  );
}
