type Rgb = readonly [number, number, number];

/** '#114b6b', '#fff', 0.25 → a quarter of the way from the first colour to the second. */
export function mix(from: string, to: string, share: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  const part = Math.min(1, Math.max(0, share));
  return toHex([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * part));
}

export function lighten(color: string, share: number): string {
  return mix(color, '#fff8ea', share);
}

/** Towards a warm near-black, never to grey. */
export function darken(color: string, share: number): string {
  return mix(color, '#140d12', share);
}

function toRgb(color: string): Rgb {
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
