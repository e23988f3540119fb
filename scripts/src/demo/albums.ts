import type { FairKey } from './fairs/fair-texts.ts';

export const DEMO_ALBUMS = [
  album('turizm', 12),
  album('gastronomi', 14),
  album('mobilya', 11),
  album('kariyer', 10),
  album('telkari', 8),
];

function album(fair: FairKey, count: number) {
  const nameOf = (index: number) => `album-${fair}-${String(index + 1).padStart(2, '0')}.webp`;
  return { fair, pictures: Array.from({ length: count }, (_, index) => nameOf(index)) };
}
