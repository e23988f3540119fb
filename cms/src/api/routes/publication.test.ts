import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { currentVersion, raiseVersion } from '../../publication/version.ts';
import { listen } from '../../testing/listen.ts';
import { openApi } from '../../testing/start-api.ts';

test('tells staff that the site shows an older release, until it shows the last one', async () => {
  let shown = 0;
  const site = createServer((_, response) =>
    response.end(JSON.stringify({ version: shown, builtAt: '2026-01-01T00:00:00.000Z' })),
  );
  onTestFinished(() => site.close().closeAllConnections());
  const api = await openApi('sqlite', { LINK_ORIGIN: `http://127.0.0.1:${await listen(site)}` });
  const state = () => api.staff('GET', '/admin/publication');
  await raiseVersion(api.payload);
  const published = await currentVersion(api.payload);
  await api.payload.db.updateOne({ collection: 'publication', id: 1, data: { published } });

  shown = published - 1;
  expect(await state()).toEqual({
    state: 'failed',
    message: expect.stringContaining('Sitede daha eski bir sürüm gösteriliyor.'),
  });
  for (shown of [published, published + 1]) expect(await state()).toEqual({ state: 'live' });
  await raiseVersion(api.payload);
  shown = published - 1;
  expect(await state()).toEqual({ state: 'queued' });
});

test('counts the last release as live if the site does not answer', async () => {
  // Nothing listens on this port.
  const api = await openApi('sqlite', { LINK_ORIGIN: 'http://127.0.0.1:2' });
  expect(await api.staff('GET', '/admin/publication')).toEqual({ state: 'live' });
});
