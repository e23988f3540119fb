// On a first visit the fonts load after the first screen and its pictures, so that the fonts do not compete for bandwidth.
import { loadFonts } from '@fuar/shared/load-fonts';

async function afterPictures(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.complete);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await loadFonts('fonts');
}

// This script loads after the first paint, so the page may have loaded already.
if (document.readyState === 'complete') void afterPictures();
else addEventListener('load', afterPictures);
