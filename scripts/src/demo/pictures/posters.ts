import type { FairKey } from '../fairs/fair-texts.ts';
import type { Picture } from './drawing/picture.ts';
import { aricilik } from './posters/aricilik.ts';
import { enerji } from './posters/enerji.ts';
import { gastronomi } from './posters/gastronomi.ts';
import { kariyer } from './posters/kariyer.ts';
import { kitap } from './posters/kitap.ts';
import { makine } from './posters/makine.ts';
import { mermer } from './posters/mermer.ts';
import { mobilya } from './posters/mobilya.ts';
import { saglik } from './posters/saglik.ts';
import { tarim } from './posters/tarim.ts';
import { tekstil } from './posters/tekstil.ts';
import { telkari } from './posters/telkari.ts';
import { turizm } from './posters/turizm.ts';
import { yapi } from './posters/yapi.ts';

const MOTIFS: Record<FairKey, () => string> = {
  kitap,
  yapi,
  makine,
  tarim,
  saglik,
  tekstil,
  mermer,
  enerji,
  telkari,
  aricilik,
  kariyer,
  mobilya,
  gastronomi,
  turizm,
};

/** One poster a fair, on a plan of twelve by eight modules. */
export const POSTERS: Picture[] = Object.entries(MOTIFS).map(([key, draw]) => ({
  name: `fair-${key}`,
  width: 1600,
  height: 1067,
  frame: [12, 8],
  // Whole pixels down to an eighth of a module, so that no seam shows between two that touch.
  pixelsAUnit: 272,
  draw,
}));
