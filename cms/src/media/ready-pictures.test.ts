import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareImage } from '@fuar/shared/paths';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { mediaDirOf } from '../start/folders.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

describe.each(DATABASES)('ready pictures on %s', (database) => {
  const folder = temporaryFolder();
  const api = serveApi(database, { READY_PICTURES: folder });
  beforeEach(async () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await api.payload.delete({ collection: 'media', where: { id: { exists: true } } });
    expect(stored()).toEqual([]);
  });

  const stored = () => readdirSync(mediaDirOf(api.env)).sort();
  const bytesOf = (name: string) => readFileSync(join(mediaDirOf(api.env), name));
  const picture = () => aPicture('a.webp', { width: 1000, height: 400, type: 'webp' });

  async function upload(role: 'staff' | 'inbox' = 'staff') {
    const form = { imageFile: await picture() };
    const response = await api.call('POST', '/admin/media', { as: role, form });
    return { status: response.status, body: await response.json() };
  }

  async function makeReady(): Promise<void> {
    for (const name of stored()) writeFileSync(join(folder, name), bytesOf(name));
    await api.payload.delete({ collection: 'media', where: { id: { exists: true } } });
  }

  test('give the same files and answers as an ordinary upload', async () => {
    const made = await upload();
    const [row, names] = [await rowOf(api.payload), stored()];
    await makeReady();
    const [original = ''] = readdirSync(folder).filter((name) => !name.includes('-'));
    const share = shareImage(original);
    // Replace the ready file with a different picture of the same dimensions, to see that it is used.
    const other = await sharp(bytesOfReady(original)).negate().webp({ quality: 10 }).toBuffer();
    writeFileSync(join(folder, original), other);
    const otherShare = await sharp(bytesOfReady(share)).negate().jpeg().toBuffer();
    writeFileSync(join(folder, share), otherShare);

    expect(await upload()).toEqual({ ...made, body: { ...made.body, placeholder: expect.any(String) } });
    const placeholder = expect.any(String);
    expect(await rowOf(api.payload)).toEqual({ ...row, filesize: other.length, placeholder });
    expect(stored()).toEqual(names);
    expect(bytesOf(original)).toEqual(other);
    expect(bytesOf(share)).toEqual(otherShare);
  });

  test('are made as usual if a ready file is missing', async () => {
    await upload();
    const names = stored();
    await makeReady();
    const [size = ''] = readdirSync(folder).filter((name) => name.includes('-480x'));
    const right = bytesOfReady(size);
    rmSync(join(folder, size));
    expect((await upload()).status).toBe(201);
    expect(stored()).toEqual(names);
    expect(bytesOf(size)).toEqual(right);
  });

  test('have names of their own in a second upload of one picture', async () => {
    await upload();
    await makeReady();
    await upload();
    await upload();
    const docs = await api.rows('media');
    expect(new Set(docs.map(({ filename }) => filename)).size).toBe(2);
  });

  test('include the AVIF files', async () => {
    await upload();
    await makeReady();
    const [size = ''] = readdirSync(folder).filter((name) => name.includes('-480x'));
    const avif = size.replace('webp', 'avif');
    const small = await sharp(bytesOfReady(size)).avif({ effort: 0 }).toBuffer();
    writeFileSync(join(folder, avif), small);
    expect((await upload()).status).toBe(201);
    expect(bytesOf(avif)).toEqual(small);
  });

  test('are refused from staff without the right to change content', async () => {
    await upload();
    await makeReady();
    expect((await upload('inbox')).status).toBe(403);
    expect(stored()).toEqual([]);
  });

  const bytesOfReady = (name: string) => readFileSync(join(folder, name));
});

/** The only row as stored, without the fields that differ between any two uploads. */
async function rowOf(payload: Payload): Promise<Record<string, unknown>> {
  const { docs } = await payload.db.find<Record<string, unknown>>({ collection: 'media' });
  expect(docs).toHaveLength(1);
  const { id, createdAt, updatedAt, ...row } = docs[0] ?? {};
  expect(String(createdAt)).toMatch(/^\d{4}-/);
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
