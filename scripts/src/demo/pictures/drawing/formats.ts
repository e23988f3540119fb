import type { Picture } from './picture.ts';

const SIZES = { wide: [1600, 1067], square: [1400, 1400], tall: [1067, 1600], slide: [1600, 533] } as const;

/** A scene's whole drawing, for a size in pixels. */
export type Draw = (width: number, height: number) => string;

export type Format = keyof typeof SIZES;

/** A picture drawn in its own pixels. */
export function drawn(name: string, format: Format, draw: Draw): Picture {
  const [width, height] = SIZES[format];
  return { name, width, height, frame: [width, height], pixelsAUnit: 1, draw: () => draw(width, height) };
}

/** The pictures of a fair's album, numbered in their order. */
export function album(fair: string, scenes: readonly (readonly [Format, Draw])[]): Picture[] {
  return scenes.map(([format, draw], index) =>
    drawn(`album-${fair}-${String(index + 1).padStart(2, '0')}`, format, draw),
  );
}
