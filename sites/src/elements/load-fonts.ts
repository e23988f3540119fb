// On a first visit the fonts leave the line to what the first screen needs, its pictures too: they come after it.
import { loadFonts } from '@fuar/shared/load-fonts';

addEventListener('load', async () => {
  const pictures = [...document.images].filter((picture) => picture.complete);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await loadFonts('fonts');
});
