// On a first visit the fonts load after the first screen and its pictures, so that they do not compete for bandwidth.
import { loadFonts } from '@fuar/shared/load-fonts';

addEventListener('load', async () => {
  const pictures = [...document.images].filter((picture) => picture.complete);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await loadFonts('fonts');
});
