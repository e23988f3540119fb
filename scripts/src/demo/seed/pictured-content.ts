import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AdminClient } from '@fuar/shared/api/admin-client';
import { repoPath } from '../../repo.ts';
import { DEMO_ALBUMS } from '../albums.ts';
import type { FairKey } from '../fairs/fair-texts.ts';
import { demoFairs } from '../fairs.ts';
import { demoPressItems } from '../press-items.ts';
import { DEMO_SLIDES } from '../slides.ts';

export type FairIds = Map<FairKey, number>;

export async function seedFairs(admin: AdminClient, today: string): Promise<FairIds> {
  const present = new Map((await admin.fairs.list()).map(({ title, id }) => [title, id]));
  const ids: FairIds = new Map();
  // Add the soonest fair last, because the back-office shows the newest id first.
  for (const { key, picture, ...fair } of demoFairs(today).toReversed()) {
    const id =
      present.get(fair.title) ?? (await admin.fairs.create({ ...fair, ...(await imageOf(picture)) })).id;
    ids.set(key, id);
  }
  return ids;
}

export async function seedPressItems(admin: AdminClient, today: string): Promise<void> {
  const present = new Set((await admin.press.list()).map(({ title }) => title));
  const missing = demoPressItems(today).filter(({ title }) => !present.has(title));
  for (const { picture, ...item } of missing.toReversed()) {
    await admin.press.create({ ...item, ...(await imageOf(picture)) });
  }
}

export async function seedAlbums(admin: AdminClient, fairs: FairIds): Promise<void> {
  for (const { fair, pictures } of DEMO_ALBUMS) {
    const fairId = fairs.get(fair);
    if (!fairId || (await admin.gallery.images(fairId)).length > 0) continue;
    await admin.gallery.upload(fairId, { imageFiles: await Promise.all(pictures.map(readPicture)) });
  }
}

export async function seedSlides(admin: AdminClient): Promise<void> {
  const present = new Set((await admin.sliderImages.list()).map(({ title }) => title));
  for (const { picture, ...slide } of DEMO_SLIDES) {
    if (present.has(slide.title)) continue;
    await admin.sliderImages.create({ ...slide, imageFile: await readPicture(picture) });
  }
}

async function imageOf(picture: string | undefined): Promise<{ imageFile?: File }> {
  return picture ? { imageFile: await readPicture(picture) } : {};
}

const readPicture = (name: string) => readDemoFile(`media/${name}`, 'image/webp');

export async function readDemoFile(path: string, type: string): Promise<File> {
  return new File([await readFile(repoPath(`scripts/src/demo/${path}`))], basename(path), { type });
}
