import type { FairKey } from './fairs/fair-texts.ts';

export type DemoAlbum = { fair: FairKey; pictures: string[] };

export const DEMO_ALBUMS: DemoAlbum[] = [
  album('turizm', 12),
  album('gastronomi', 14),
  album('mobilya', 11),
  album('kariyer', 10),
  album('telkari', 8),
];

function album(fair: FairKey, count: number): DemoAlbum {
  const pictures = Array.from(
    { length: count },
    (_, index) => `album-${fair}-${String(index + 1).padStart(2, '0')}.webp`,
  );
  return { fair, pictures };
}
