import { join } from 'node:path';
import { buildProduct } from '../production/build.ts';
import { startNode } from '../production/processes/child.ts';
import { freePort } from '../production/processes/ports.ts';
import { repoPath } from '../repo.ts';
import { temporaryFolder } from './product.ts';

export async function startPublisher(given: {
  releasesDir: string;
  cmsUrl: string;
  siteUrl: string;
  secret: string;
  onLine?: (line: string) => void;
}) {
  const port = await freePort();
  const rendererDir = join(temporaryFolder(), 'renderer');
  await Promise.all(Object.values(buildProduct(rendererDir)));
  const { promise: ready, resolve } = Promise.withResolvers<unknown>();
  const child = startNode(repoPath('scripts/src/production/publish.ts'), [], {
    env: {
      PUBLISHER_PORT: String(port),
      RELEASES_DIR: given.releasesDir,
      RENDERER_DIR: rendererDir,
      CMS_URL: given.cmsUrl,
      GATEWAY_URL: given.siteUrl,
      SITE_URL: given.siteUrl,
      REBUILD_WEBHOOK_SECRET: given.secret,
    },
    onMessage: resolve,
    ...(given.onLine ? { onLine: given.onLine } : {}),
  });
  await ready;
  return { ...child, url: `http://127.0.0.1:${port}/publish` };
}
