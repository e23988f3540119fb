import type { Random } from './random.ts';

/** A fine grain over RGB pixels, in place: as on paper, most in the middle tones. */
export function grain(pixels: Buffer, strength: number, random: Random): void {
  for (let start = 0; start < pixels.length; start += 3) {
    const light = ((pixels[start] ?? 0) + (pixels[start + 1] ?? 0) + (pixels[start + 2] ?? 0)) / 765;
    // Two draws added: a bell-like spread without the cost of a real one.
    const offset = (random.next() + random.next() - 1) * strength * (1.4 - Math.abs(light - 0.5));
    for (let channel = start; channel < start + 3; channel += 1) {
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + offset));
    }
  }
}
