export type Picture = {
  /** File name without its ending. */
  name: string;
  width: number;
  height: number;
  /** Width and height of the drawing in its own units. */
  frame: readonly [number, number];
  /** How many pixels a unit is drawn with, before the drawing is brought to its size. */
  pixelsAUnit: number;
  draw: () => string;
};
