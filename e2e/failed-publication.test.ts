import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { announce } from '../scripts/src/production/publication/announce.ts';
import { openReleases, type Releases } from '../scripts/src/production/publication/releases.ts';
import { temporaryFolder } from '../scripts/src/testing/product.ts';
import { type OwnPublisher, startPublisher } from '../scripts/src/testing/publisher.ts';
import { serveProduct } from './serve-product.ts';

const SECRET = 'geheim';

const product = serveProduct({ env: { DEMO: '0' } });
let publisher: OwnPublisher;
let releases: Releases;
/** A proxy between the publisher and the product's CMS. It forwards the CMS's responses, or fails if `isBroken`. */
let proxy: Server;
let isBroken = false;

test.beforeAll(async () => {
  proxy = createServer(async (request, response) => {
    const answer = await fetch(product.url + request.url);
    response.writeHead(isBroken ? 500 : answer.status, {
      'content-type': 'application/json',
      'x-content-version': answer.headers.get('x-content-version') ?? '',
    });
    response.end(isBroken ? '{"message":"Beklenmeyen bir hata oluştu."}' : await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));

  const releasesDir = temporaryFolder();
  releases = openReleases(releasesDir);
  publisher = await startPublisher({
    releasesDir,
    cmsUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    siteUrl: product.url,
    secret: SECRET,
    onLine: (line) => product.log.push(line),
  });
});
test.afterAll(async () => {
  proxy?.close();
  await publisher?.stop();
});

test('a failed build keeps the previous release online, and the next announcement tries again', async () => {
  await announce(publisher.url, SECRET, 0);
  const online = releases.current();
  expect(online).toBeDefined();

  isBroken = true;
  await expect(announce(publisher.url, SECRET, 1_000)).rejects.toThrow('önceki sürüm yayında kaldı');
  expect(releases.current()).toBe(online);
  expect(product.log.join('\n')).toContain('500');

  isBroken = false;
  await announce(publisher.url, SECRET, 1_000);
  expect(releases.current()).not.toBe(online);
});

test('an announcement without the secret publishes nothing', async () => {
  const before = releases.current();
  await expect(announce(publisher.url, 'guessed', 2_000)).rejects.toThrow('signature');
  expect(releases.current()).toBe(before);
});
