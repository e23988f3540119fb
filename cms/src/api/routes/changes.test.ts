import { setImmediate as nextTurn } from 'node:timers/promises';
import { followChanges } from '@fuar/shared/api/follow-changes';
import { type Changes, changesSchema } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currentVersion, raiseVersion } from '../../publication/version.ts';
import { aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

const FAIR = { title: 'Tarım Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.', details: '<p>a</p>' };
const PRESS = { type: 'Bulletin', title: 'Haber', date: '2025-10-15', content: '<p>b</p>' };
const DATES = ['3-5 Mart 2027', '1 Mayıs 2026', 'belirsiz', '28 Şubat - 2 Mart 2027'];

describe.each(DATABASES)('GET /changes on %s', (database) => {
  const api = serveApi(database);

  const ask = async (since?: number): Promise<Changes> => {
    const response = await api.call('GET', `/changes${since === undefined ? '' : `?since=${since}`}`);
    expect(response.status).toBe(200);
    return changesSchema.parse(await response.json());
  };
  const read = async (path: string) => (await api.call('GET', path)).json();
  const ids = async (path: string): Promise<number[]> =>
    ((await read(path)) as { id: number }[]).map(({ id }) => id);
  const addFair = (values = {}) => api.staff<Fair>('POST', '/admin/fairs', { form: { ...FAIR, ...values } });

  test('returns everything to a call without `since`, and only later changes to a call with `since`', async () => {
    const fair = await addFair();
    const { id } = await addFair({ title: 'İkinci' });
    const whole = await ask();
    expect(whole.fairs.map(({ title }) => title)).toEqual(expect.arrayContaining([fair.title, 'İkinci']));

    expect((await ask(whole.version)).fairs).toEqual([]);
    await api.staff('PUT', `/admin/fairs/${id}`, { form: { title: 'Başka' } });
    const changes = await ask(whole.version);
    expect(changes.fairs).toMatchObject([{ id, title: 'Başka' }]);
    expect(changes.version).toBeGreaterThan(whole.version);
    expect(changes.outline?.fairs.map(([listed]) => listed)).toEqual(await ids('/fairs'));
  });

  test('returns everything for a future version and 400 for an invalid one', async () => {
    const whole = await ask();
    expect(await ask(whole.version + 1000)).toEqual(whole);
    for (const since of ['-1', '1.5', 'x', '', '9'.repeat(16)]) {
      expect((await api.call('GET', `/changes?since=${since}`)).status).toBe(400);
    }
  });

  test('reports the rows that show a picture when the picture changes or is deleted', async () => {
    const { id } = await addFair({ imageFile: await aPicture('kapak.png', { width: 90 }) });
    const { image } = await api.payload.findByID({ collection: 'fairs', id, depth: 0 });
    const follow = followChanges(ask);
    await follow();
    await api.payload.update({ collection: 'media', id: Number(image), data: { alt: 'Salon' } });
    expect((await follow()).fairs.get(id)?.image?.alt).toBe('Salon');
    await api.payload.delete({ collection: 'media', id: Number(image) });
    expect((await follow()).fairs.get(id)).not.toHaveProperty('imageUrl');
  });

  test('splits many rows into several answers without repeating or losing any', async () => {
    const { version } = await ask();
    const data = { ...FAIR, details: undefined, status: 'Completed' as const };
    // Groups of rows share a version, as after the change of a picture that several rows show.
    for (let n = 0; n < 450; n += 1) {
      const row = { ...data, id: 10_000 + n, changedIn: version + 1 + (n >> 3) };
      await api.payload.db.create({ collection: 'fairs', data: row });
    }
    for (let n = 0; n < 60; n += 1) await raiseVersion(api.payload);
    const ids: number[] = [];
    let since: number | undefined = version;
    while (since !== undefined) {
      const changes = await ask(since);
      ids.push(...changes.fairs.map(({ id }) => id));
      expect(changes.outline === undefined).toBe(changes.until !== undefined);
      since = changes.until;
    }
    expect(ids).toHaveLength(450);
    expect(new Set(ids).size).toBe(450);
    await api.payload.db.deleteMany({ collection: 'fairs', where: {} });
  });

  test('applying the changes after any edit gives the same content as a full read', async () => {
    const pictures = [await aPicture('a.png', { width: 50 }), await aPicture('b.png', { width: 51 })];
    const pick = <T>(list: T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
    let added = 0;
    const edits: Record<string, (n: number) => Promise<unknown>> = {
      addFair: (n) =>
        addFair({
          title: `Fuar ${n}`,
          date: pick(DATES, n),
          ...(n % 2 ? {} : { imageFile: pick(pictures, n) }),
        }),
      changeFair: async (n) => {
        const id = pick(await ids('/fairs'), n);
        if (id) await api.staff('PUT', `/admin/fairs/${id}`, { form: { date: pick(DATES, n >> 2) ?? '' } });
      },
      replaceImage: async (n) => {
        const id = pick(await ids('/fairs'), n);
        const imageFile = pick(pictures, n >> 2) ?? '';
        if (id) await api.staff('PUT', `/admin/fairs/${id}`, { form: { imageFile } });
      },
      deleteFair: async (n) => {
        const id = pick(await ids('/fairs'), n);
        if (id) await api.staff('DELETE', `/admin/fairs/${id}`);
      },
      addPress: (n) => api.staff('POST', '/admin/press', { form: { ...PRESS, title: `Haber ${n}` } }),
      changePress: async (n) => {
        const id = pick(await ids('/press'), n);
        const date = `2025-0${1 + (n % 9)}-11`;
        if (id) await api.staff('PUT', `/admin/press/${id}`, { form: { date, source: 'Gazete' } });
      },
      deletePress: async (n) => {
        const id = pick(await ids('/press'), n);
        if (id) await api.staff('DELETE', `/admin/press/${id}`);
      },
      addPictures: async (n) => {
        const id = pick(await ids('/fairs'), n);
        if (id) await api.staff('POST', `/admin/gallery/upload/${id}`, { form: { imageFiles: pictures } });
      },
      deletePicture: async (n) => {
        const album = pick(await ids('/gallery/categories'), n);
        const id = album && pick(await ids(`/gallery/${album}`), n >> 2);
        if (id) await api.staff('DELETE', `/admin/gallery/${id}`);
      },
      addSlide: (n) =>
        api.staff('POST', '/admin/slider-images', { form: { imageFile: pick(pictures, n) ?? '' } }),
      reorderSlides: async () => {
        const order = (await ids('/slider-images')).toReversed().map((id, place) => ({ id, order: place }));
        await api.staff('PUT', '/admin/slider-images/order', { json: order });
      },
      addRedirect: (n) => {
        added += 1;
        return api.payload.create({ collection: 'redirects', data: { from: `/eski-${added}`, to: `/${n}` } });
      },
      changeRedirects: (n) =>
        api.payload.update({ collection: 'redirects', where: {}, data: { to: `/${n}` } }),
      deleteRedirects: () => api.payload.delete({ collection: 'redirects', where: {} }),
      changeSettings: (n) => api.staff('PUT', '/admin/settings', { json: { phone: `0412 ${n}` } }),
      changePage: (n) => api.staff('PUT', '/admin/page-content/kvkk', { json: { content: `<p>${n}</p>` } }),
      turnOfTheDay: () => raiseVersion(api.payload),
    };

    const follow = followChanges(ask);
    const edit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(1000));
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const [name, n] of steps) await edits[name]?.(n);
        const followed = await follow();
        expect(followed).toEqual(await followChanges(ask)());
        expect([...followed.fairs.values()]).toEqual(await read('/fairs'));
        expect([...followed.press.values()]).toEqual(await read('/press'));
        expect(followed.slides).toEqual(await read('/slider-images'));
        expect(followed.settings).toEqual(await read('/settings'));
        for (const id of followed.fairs.keys()) {
          const images = [...followed.galleryImages.values()].filter(({ fairId }) => fairId === id);
          expect(images.map(({ fairId: _, ...image }) => image)).toEqual(await read(`/gallery/${id}`));
        }
      }),
      { numRuns: 12, seed: 2026, endOnFailure: true },
    );
  });

  test('contains a row that a save stamps while the answer is read', async () => {
    const { payload } = api;
    const { id } = await addFair();
    const follow = followChanges(ask);
    const changedIn = await raiseVersion(payload, 'before');
    await follow();
    await payload.db.updateOne({ collection: 'fairs', id, data: { title: 'Yeni', changedIn } });
    const stamp = { changedIn: await raiseVersion(payload) };
    const find = payload.find.bind(payload);
    vi.spyOn(payload, 'find').mockImplementation(async (options) => {
      const found = await find(options);
      if (options.collection === 'fairs')
        await payload.db.updateOne({ collection: 'fairs', id, data: stamp });
      return found as never;
    });
    expect((await follow()).fairs.get(id)?.title).toBe('Yeni');
  });

  test('contains a new document, even if somebody reads between the two writes of its fair’s `changedIn`', async () => {
    const { payload } = api;
    const { id: fair } = await addFair();
    const follow = followChanges(ask);
    let release = await follow();
    const publish = async () => {
      if (release.version < (await currentVersion(payload))) release = await follow();
      return release.fairs.get(fair)?.documents ?? [];
    };
    const create = payload.db.create.bind(payload.db);
    const updateOne = payload.db.updateOne.bind(payload.db);
    vi.spyOn(payload.db, 'create').mockImplementation(async (options) => {
      if (options.collection === 'fair-documents') expect(await publish()).toEqual([]);
      return create(options);
    });
    let stamps = 0;
    vi.spyOn(payload.db, 'updateOne').mockImplementation(async (options) => {
      if (options.collection === 'fairs' && ++stamps === 2) await publish();
      return updateOne(options);
    });
    const data = { fair, title: 'Plan', filename: 'plan.pdf', bytes: 1 };
    await payload.create({ collection: 'fair-documents', data });
    expect(await publish()).toMatchObject([{ title: 'Plan' }]);
  });

  test('contains every edit, and none in part, while edits go on', async () => {
    const fairs = [await addFair(), await addFair(), await addFair()];
    const follow = followChanges(ask);
    let isWriting = true;
    const writing = Promise.all(
      fairs.map(async ({ id }, index) => {
        for (let n = 0; n < 12; n += 1) {
          await api.staff('PUT', `/admin/fairs/${id}`, { form: { title: `Fuar ${index}-${n}` } });
        }
      }),
    ).finally(() => {
      isWriting = false;
    });
    while (isWriting) {
      const { fairs: held } = await follow();
      expect(held.size).toBeGreaterThanOrEqual(3);
      // A cached answer does not yield to the event loop, so yield here to let the writes run.
      await nextTurn();
    }
    await writing;
    expect([...(await follow()).fairs.values()]).toEqual(await read('/fairs'));
  });
});
