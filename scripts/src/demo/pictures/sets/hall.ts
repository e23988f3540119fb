import { mix } from '../drawing/color.ts';
import { bar, box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

export type HallColors = {
  floor: string;
  line: string;
  wall: string;
  roof: string;
  glass: string;
  steel: string;
};

export type Hall = {
  width: number;
  /** Height of the side walls; a vault rises above them, a flat roof lies on them. */
  height: number;
  rise: number;
  from: number;
  to: number;
  bay: number;
  colors: HallColors;
  /** What of the vault's width is glass. */
  skylight?: number;
};

/** The venue's hall: a barrel vault of lattice ribs over a floor ruled in modules of three metres. */
export function vaultedHall(stage: Stage, hall: Hall): void {
  floor(stage, hall);
  endWall(stage, hall);
  sideWalls(stage, hall);
  vault(stage, hall);
}

export function floor(stage: Stage, { width, from, to, colors }: Hall): void {
  const half = width / 2;
  // Strips, so that distance can fade them one by one.
  for (let z = to; z > from; z -= 3) {
    const near = Math.max(from, z - 3);
    stage.face(
      [
        [-half, 0, near],
        [-half, 0, z],
        [half, 0, z],
        [half, 0, near],
      ],
      colors.floor,
      { layer: 'ground', lit: false },
    );
  }
  for (let z = Math.ceil(from / 3) * 3; z <= to; z += 3) {
    stage.face(
      [
        [-half, 0, z - 0.03],
        [-half, 0, z + 0.03],
        [half, 0, z + 0.03],
        [half, 0, z - 0.03],
      ],
      colors.line,
      { layer: 'ground', lit: false },
    );
  }
  for (let x = -Math.floor(half / 3) * 3; x <= half; x += 3) {
    for (let z = from; z < to; z += 6) {
      stage.face(
        [
          [x - 0.03, 0, z],
          [x - 0.03, 0, z + 6],
          [x + 0.03, 0, z + 6],
          [x + 0.03, 0, z],
        ],
        colors.line,
        { layer: 'ground', lit: false },
      );
    }
  }
}

const ARC_STEPS = 20;

/** Around the vault from the left spring to the right one; `share` 0 to 1. */
function onVault({ width, height, rise }: Hall, share: number, z: number, inset = 0): Vec {
  const angle = Math.PI * (1 - share);
  return [(width / 2 - inset) * Math.cos(angle), height + (rise - inset) * Math.sin(angle), z];
}

function vault(stage: Stage, hall: Hall): void {
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

function sideWalls(stage: Stage, { width, height, from, to, bay, colors }: Hall): void {
  const half = width / 2;
  for (const side of [-1, 1]) {
    const x = side * half;
    for (let z = to; z > from; z -= bay) {
      const near = Math.max(from, z - bay);
      const panel = (low: number, high: number, color: string) =>
        stage.face(
          [
            [x, low, near],
            [x, high, near],
            [x, high, z],
            [x, low, z],
          ],
          color,
          { layer: 'ground', lit: false, twoSided: true },
        );
      panel(0, height, side < 0 ? colors.wall : mix(colors.wall, stage.mood.shade, 0.12));
      panel(height * 0.62, height * 0.88, mix(colors.glass, colors.wall, side < 0 ? 0.15 : 0.4));
    }
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
