import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRow } from '../database/integer-ids.ts';
import { recordRestore } from '../records/record-restore.ts';
import { storageOf } from '../storage/create-storage.ts';
import { failCall, withTimeFor } from '../testing/database-calls.ts';
import { deleteAllVersions } from '../testing/delete-all-versions.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { markRemovable } from './removable-files.ts';
import { lockOfPicture, sweepFiles } from './sweep-files.ts';
import { sweepUnusedMedia } from './sweep-unused.ts';

const A_DAY_MS = 86_400_000;
const EVERYTHING = { olderThanMs: -A_DAY_MS };

describe.each(DATABASES)('the sweep of files on %s', (database) => {
  const api = serveApi(database);
  const storage = () => storageOf(api.payload);
  const stored = async () => (await Array.fromAsync(storage().list(), ({ name }) => name)).sort();
  const upload = async (background: string) =>
    api.ask('POST', '/admin/fairs', {
      form: { ...FAIR, imageFile: await aPicture('a.png', { background }) },
    });
  const sendInConsole = async (method: string, path: string, background: string) => {
    const body = new FormData();
    body.append('file', await aPicture('a.png', { background }));
    return api.rest(method, path, { as: 'staff', body });
  };
  const uploadInConsole = (background: string) => sendInConsole('POST', '/media', background);
  const replaceInConsole = (id: number, background: string) =>
    sendInConsole('PATCH', `/media/${id}`, background);
  const addMedia = async (background: string) =>
    ((await (await uploadInConsole(background)).json()) as { doc: { id: number } }).doc.id;
  const addFair = async (background: string) =>
    (await (await upload(background)).json()) as { id: number; imageUrl: string };

  /** Imitates an upload that is killed after it wrote its files: writing the row fails, and so does removing the files. */
  async function interruptUpload(background: string): Promise<number> {
    failCall(api, 'create', 'media');
    vi.spyOn(storage(), 'delete').mockRejectedValue(new Error('no'));
    const { status } = await upload(background);
    vi.restoreAllMocks();
    return status;
  }

  beforeEach(async () => {
    vi.restoreAllMocks();
    await api.payload.db.deleteMany({ collection: 'records', where: {} });
    for (const { id } of await api.staff<{ id: number }[]>('GET', '/admin/fairs'))
      await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
    for (const name of await stored()) await storage().delete(name);
    await api.payload.kv.clear();
  });

  test('keeps files that another database wrote into the same store', async () => {
    await storage().put('baskasi.png', Buffer.of(1));
    await storage().put('baskasi-rehber.pdf', Buffer.of(1));
    expect(await sweepFiles(api.payload, EVERYTHING)).toBe(0);
    await addFair('#111');
    await sweepFiles(api.payload, EVERYTHING);
    expect(await stored()).toEqual(expect.arrayContaining(['baskasi-rehber.pdf', 'baskasi.png']));
  });

  test('removes the files of an interrupted upload, but not at once', async () => {
    expect(await interruptUpload('#222')).toBe(500);
    const left = await stored();
    expect(left).not.toEqual([]);
    expect(await sweepFiles(api.payload, { olderThanMs: 3_600_000 })).toBe(0);
    expect(await sweepFiles(api.payload, EVERYTHING)).toBe(left.length);
    expect(await stored()).toEqual([]);
    expect(await api.payload.kv.keys()).toEqual([]);
  });

  test('keeps the recent files of an old mark, because an upload may have written them again', async () => {
    await interruptUpload('#223');
    const left = await stored();
    const [key = ''] = await api.payload.kv.keys();
    const mark = await api.payload.kv.get<{ names: string[] }>(key);
    await api.payload.kv.set(key, { at: Date.now() - 2 * 3_600_000, names: mark?.names ?? [] });
    expect(await sweepFiles(api.payload, { olderThanMs: 3_600_000 })).toBe(0);
    expect([await stored(), await api.payload.kv.keys()]).toEqual([left, [key]]);
  });

  test('removes a file that the store accepts after refusing another file of the same upload', async () => {
    const put = storage().put;
    const late: Promise<void>[] = [];
    const putLate: typeof put = (name, data) => {
      const writing = withTimeFor(api, new Promise(() => {})).then(() => put(name, data));
      late.push(writing);
      return writing;
    };
    vi.spyOn(storage(), 'put').mockImplementation(putLate).mockRejectedValueOnce(new Error('no'));
    expect((await upload('#234')).status).toBe(500);
    expect(late.length).toBeGreaterThan(0);
    await Promise.all(late);
    vi.restoreAllMocks();
    expect(await stored()).toEqual([]);
  });

  test('removes the files of a deleted picture that could not be removed with it', async () => {
    const { id } = await addFair('#333');
    await sweepFiles(api.payload, EVERYTHING);
    vi.spyOn(storage(), 'delete').mockRejectedValue(new Error('no'));
    await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
    vi.restoreAllMocks();
    expect(await stored()).not.toEqual([]);
    await sweepFiles(api.payload, EVERYTHING);
    expect(await stored()).toEqual([]);
  });

  test('removes the files of a deleted picture although the database cannot mark them', async () => {
    const { id } = await addFair('#345');
    await sweepFiles(api.payload, EVERYTHING);
    const { image } = await api.payload.findByID({ collection: 'fairs', id, depth: 0 });
    vi.spyOn(api.payload.kv, 'set').mockRejectedValueOnce(new Error('database or disk is full'));
    expect((await api.rest('DELETE', `/media/${image}`, { as: 'staff' })).status).toBe(200);
    vi.restoreAllMocks();
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['', '#abc', upload],
    [' in the console', '#abd', uploadInConsole],
    [
      ' in place of another picture',
      '#abe',
      async (colour: string) => replaceInConsole(await addMedia('#def'), colour),
    ],
  ])(
    'a picture that is uploaded again%s while it is being deleted keeps its files',
    async (_, colour, uploadAgain) => {
      const { id } = await addFair(colour);
      const { image } = await api.payload.findByID({ collection: 'fairs', id, depth: 0 });
      const remove = storage().delete;
      let again: Promise<Response> | undefined;
      vi.spyOn(storage(), 'delete').mockImplementationOnce(async (name) => {
        again = uploadAgain(colour);
        await withTimeFor(api, again);
        await remove(name);
      });
      expect((await api.rest('DELETE', `/media/${image}`, { as: 'staff' })).status).toBe(200);
      const answer: { imageUrl?: string; doc?: { filename: string } } = await again?.then((one) =>
        one.json(),
      );
      const address = answer.imageUrl ?? `/media/${answer.doc?.filename}`;
      expect((await api.request(address)).status).toBe(200);
    },
  );

  test('pictures that replace each other or themselves at the same moment keep their files', async () => {
    const [first, second, third] = [await addMedia('#123'), await addMedia('#124'), await addMedia('#125')];
    const answers = await Promise.all([
      replaceInConsole(first, '#124'),
      replaceInConsole(second, '#123'),
      replaceInConsole(third, '#125'),
    ]);
    for (const answer of answers) {
      const { doc } = (await answer.json()) as { doc: { filename: string } };
      expect((await api.request(`/media/${doc.filename}`)).status).toBe(200);
    }
    expect(await stored()).toHaveLength(9);
  });

  test.each(['media', 'fairs'] as const)(
    'keeps earlier files if an upload fails at its row in %s',
    async (collection) => {
      await addFair('#444');
      const files = await stored();
      // Imitate another database that uses the same store. It has no row of the picture and did not write the files.
      for (const own of ['fairs', 'versions', 'media'] as const)
        await api.payload.db.deleteMany({ collection: own, where: {} });
      await api.payload.kv.clear();
      failCall(api, 'create', collection);
      expect((await upload('#444')).status).toBe(500);
      vi.restoreAllMocks();
      await sweepFiles(api.payload, EVERYTHING);
      expect([await stored(), await api.count('media')]).toEqual([files, 0]);
    },
  );

  test('an upload does not list the whole store', async () => {
    const list = vi.spyOn(storage(), 'list');
    expect((await upload('#999')).status).toBe(201);
    expect(list).not.toHaveBeenCalled();
    list.mockRestore();
  });

  test('removes the files of a failed second upload of an equal picture, and no others', async () => {
    await addFair('#777');
    await sweepFiles(api.payload, EVERYTHING);
    const first = await stored();
    expect(await interruptUpload('#777')).toBe(500);
    expect((await stored()).length).toBeGreaterThan(first.length);
    await sweepFiles(api.payload, EVERYTHING);
    expect(await stored()).toEqual(first);
  });

  test('keeps the file that another database stored for an equal picture', async () => {
    const { id, imageUrl } = await addFair('#888');
    const other = imageUrl.replace('/media/', '').replace('.', '-1.');
    await storage().put(other, Buffer.of(1));
    await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
    await sweepFiles(api.payload, EVERYTHING);
    expect(await stored()).toEqual([other]);
  });

  test.each(['12345678901234567890', '1234567890123456789e'])(
    'keeps the files of a picture with the hash %s, which could be read as a number',
    async (stem) => {
      const name = `${stem}.png`;
      const now = new Date().toISOString();
      const id = await createRow(api.payload, 'media', { filename: name, createdAt: now, updatedAt: now });
      await storage().put(name, Buffer.of(1));
      await markRemovable(api.payload, [name]);
      expect(await sweepFiles(api.payload, EVERYTHING)).toBe(0);
      expect([await stored(), await api.payload.kv.keys()]).toEqual([[name], []]);
      await api.payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } } });
      await markRemovable(api.payload, [name]);
      expect(await sweepFiles(api.payload, EVERYTHING)).toBe(1);
    },
  );

  test('keeps a mark to which an upload added names during the sweep', async () => {
    await markRemovable(api.payload, ['1234.png']);
    await storage().put('1234.png', Buffer.of(1));
    const remove = storage().delete;
    vi.spyOn(storage(), 'delete').mockImplementationOnce(async (name) => {
      await remove(name);
      await markRemovable(api.payload, ['1234-1.png']);
    });
    expect(await sweepFiles(api.payload, EVERYTHING)).toBe(1);
    expect(await api.payload.kv.keys()).toEqual(['removable 1234']);
    await sweepFiles(api.payload, EVERYTHING);
    expect(await api.payload.kv.keys()).toEqual([]);
  });

  test('holds the lock of the picture while it removes files', async () => {
    await markRemovable(api.payload, ['1234.png']);
    await storage().put('1234.png', Buffer.of(1));
    const remove = storage().delete;
    const events: string[] = [];
    const { promise: upload, resolve } = Promise.withResolvers<unknown>();
    vi.spyOn(storage(), 'delete').mockImplementationOnce(async (name) => {
      resolve(createWithLock(api.payload)(lockOfPicture('1234'), async () => events.push('upload')));
      await remove(name);
      // If the lock were free, the upload would take it during these calls.
      await api.payload.kv.keys();
      await api.payload.kv.keys();
      events.push('removed');
    });
    await sweepFiles(api.payload, EVERYTHING);
    await upload;
    expect(events).toEqual(['removed', 'upload']);
  });

  test('removes each picture once although two processes sweep at once', async () => {
    for (const background of ['#771', '#772', '#773']) await addMedia(background);
    const swept = await Promise.all([1, 2].map(() => sweepUnusedMedia(api.payload, EVERYTHING)));
    expect(swept.reduce((sum, count) => sum + count)).toBe(3);
    expect(await stored()).toEqual([]);
  });

  test('keeps all pictures of the content before a restore, because a second restore may bring it back', async () => {
    await addFair('#555');
    const files = await stored();
    await recordRestore(api.payload, new Date().toISOString());
    await api.payload.db.deleteMany({ collection: 'fairs', where: {} });
    await api.payload.db.deleteMany({ collection: 'versions', where: {} });
    expect(await sweepUnusedMedia(api.payload, EVERYTHING)).toBe(0);
    const now = Date.now() + 31 * A_DAY_MS;
    await api.payload.db.deleteMany({ collection: 'media', where: {} });
    expect(await sweepFiles(api.payload, EVERYTHING)).toBe(0);
    expect(await stored()).toEqual(files);

    await addFair('#666');
    await api.payload.db.deleteMany({ collection: 'fairs', where: {} });
    await api.payload.db.deleteMany({ collection: 'versions', where: {} });
    expect(await sweepUnusedMedia(api.payload, { olderThanMs: A_DAY_MS, now })).toBe(1);
    expect(await stored()).toEqual(files);
  });
});
