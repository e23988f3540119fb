import { at, num, path } from './svg.ts';

/** Quarters of a turn, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

function turned(d: string, x: number, y: number, size: number, turn: Turn, fill: string): string {
  const middle = size / 2;
  return path(d, fill, at`transform="translate(${x} ${y}) rotate(${turn * 90} ${middle} ${middle})"`);
}

/** A square module's quarter of a circle; its centre is the corner top left, then clockwise. */
export function quarter(x: number, y: number, size: number, fill: string, turn: Turn = 0): string {
  return turned(at`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, x, y, size, turn, fill);
}

/** What a quarter leaves of its module: a corner with a hollow. */
export function hollow(x: number, y: number, size: number, fill: string, turn: Turn = 0): string {
  return turned(at`M${size} ${size}V0A${size} ${size} 0 0 1 0 ${size}Z`, x, y, size, turn, fill);
}

/** A leaf from the corner top left to the one bottom right; turned once, the other way. */
export function leaf(x: number, y: number, size: number, fill: string, turn: 0 | 1 = 0): string {
  return turned(
    at`M0 0A${size} ${size} 0 0 1 ${size} ${size}A${size} ${size} 0 0 1 0 0Z`,
    x,
    y,
    size,
    turn,
    fill,
  );
}

/** Half a circle in a square module, its flat side below, then clockwise left, above, right. */
export function half(x: number, y: number, size: number, fill: string, turn: Turn = 0): string {
  const radius = size / 2;
  return turned(at`M0 ${size}A${radius} ${radius} 0 0 1 ${size} ${size}Z`, x, y, size, turn, fill);
}

export function triangle(x: number, y: number, size: number, fill: string, turn: Turn = 0): string {
  return turned(at`M0 0H${size}L0 ${size}Z`, x, y, size, turn, fill);
}

/** A quarter of a ring; its centre is the corner top left, then clockwise. */
export function bend(
  x: number,
  y: number,
  size: number,
  thickness: number,
  fill: string,
  turn: Turn = 0,
): string {
  const inner = size - thickness;
  const d = at`M${inner} 0H${size}A${size} ${size} 0 0 1 0 ${size}V${inner}A${inner} ${inner} 0 0 0 ${inner} 0Z`;
  return turned(d, x, y, size, turn, fill);
}

/** A door or window: a rectangle under half a circle of the same width. */
export function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const radius = width / 2;
  return path(
    `M${num(x)} ${num(y + height)}${at`v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}Z`}`,
    fill,
  );
}
