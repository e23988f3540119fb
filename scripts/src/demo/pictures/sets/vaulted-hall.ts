import { mix } from '../drawing/color.ts';
import { bar, box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { floor, type Hall, sideWalls } from './hall.ts';

/** The venue's hall: a barrel vault of lattice ribs over a floor ruled in modules of three metres. */
export function vaultedHall(stage: Stage, hall: Hall): void {
  floor(stage, hall);
  endWall(stage, hall);
  sideWalls(stage, hall);
  vault(stage, hall);
}

const ARC_STEPS = 20;

/** Around the vault from the left spring to the right one; `share` 0 to 1. */
function onVault({ width, height, rise }: Hall, share: number, z: number, inset = 0): Vec {
  const angle = Math.PI * (1 - share);
  return [(width / 2 - inset) * Math.cos(angle), height + (rise - inset) * Math.sin(angle), z];
}

export function vault(stage: Stage, hall: Hall): void {
  const { from, to, bay, colors, skylight = 0.34 } = hall;
  for (let z = to; z > from; z -= bay) {
    const near = Math.max(from, z - bay);
    for (let i = 0; i < ARC_STEPS; i += 1) {
      const [a, b] = [i / ARC_STEPS, (i + 1) / ARC_STEPS];
      const glazed = Math.abs((a + b) / 2 - 0.5) < skylight / 2;
      const panel = [
        onVault(hall, a, near),
        onVault(hall, a, z),
        onVault(hall, b, z),
        onVault(hall, b, near),
      ];
      const curve = Math.abs((a + b) / 2 - 0.5) * 2;
      const color = glazed ? colors.glass : mix(colors.roof, stage.mood.shade, 0.1 + curve * 0.25);
      stage.face(panel, color, { layer: 'ground', lit: false, twoSided: true });
    }
    purlins(stage, hall, near, z);
    rib(stage, hall, near);
  }
}

function purlins(stage: Stage, hall: Hall, near: number, far: number): void {
  for (let i = 1; i < 10; i += 1)
    bar(stage, onVault(hall, i / 10, near, 0.1), onVault(hall, i / 10, far, 0.1), 0.1, hall.colors.steel);
}

function rib(stage: Stage, hall: Hall, z: number): void {
  const steps = 24;
  for (let i = 0; i < steps; i += 1) {
    const [a, b] = [i / steps, (i + 1) / steps];
    bar(stage, onVault(hall, a, z, 0.15), onVault(hall, b, z, 0.15), 0.2, hall.colors.steel);
    bar(stage, onVault(hall, a, z, 1.3), onVault(hall, b, z, 1.3), 0.16, hall.colors.steel);
    const [low, high] = i % 2 ? [0.15, 1.3] : [1.3, 0.15];
    bar(stage, onVault(hall, a, z, low), onVault(hall, b, z, high), 0.08, hall.colors.steel);
  }
  for (const side of [-1, 1]) {
    const x = side * (hall.width / 2 - 0.35);
    box(stage, { at: [x, 0, z], size: [0.5, hall.height, 0.5], color: hall.colors.steel, shadow: false });
  }
}

/** The end wall under the vault: a fan of glass over doors. */
function endWall(stage: Stage, hall: Hall): void {
  const { width, height, to, colors } = hall;
  const half = width / 2;
  const flat = { layer: 'ground', lit: false, twoSided: true } as const;
  stage.face(
    [
      [-half, 0, to],
      [-half, height, to],
      [half, height, to],
      [half, 0, to],
    ],
    colors.wall,
    flat,
  );
  const arc = (inset: number) =>
    Array.from({ length: 33 }, (_, i) => onVault(hall, i / 32, to - 0.01, inset));
  stage.face(arc(0), mix(colors.wall, stage.mood.shade, 0.1), flat);
  const panes = 12;
  for (let i = 0; i < panes; i += 1) {
    const [a, b] = [(i + 0.06) / panes, (i + 0.94) / panes];
    for (const [low, high] of [
      [0.16, 0.5],
      [0.54, 0.94],
    ] as const) {
      const at = (share: number, radius: number): Vec => {
        const angle = Math.PI * (1 - share);
        return [half * radius * Math.cos(angle), height + hall.rise * radius * Math.sin(angle), to - 0.02];
      };
      stage.face(
        [at(a, low), at(a, high), at((a + b) / 2, high * 1.005), at(b, high), at(b, low)],
        colors.glass,
        { ...flat, haze: false },
      );
    }
  }
  for (let x = -half + 3; x < half - 2; x += 3) {
    stage.face(
      [
        [x + 0.15, 0, to - 0.02],
        [x + 0.15, 3.6, to - 0.02],
        [x + 2.85, 3.6, to - 0.02],
        [x + 2.85, 0, to - 0.02],
      ],
      mix(colors.glass, colors.wall, 0.25),
      { ...flat, haze: false },
    );
  }
}
