import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const SIGN_IN_BYTES = 100_000;
const SCREEN_BYTES = 140_000;

let chunks: Rollup.OutputChunk[];

beforeAll(async () => {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  });
  const { output } = [built].flat()[0] as Rollup.RollupOutput;
  chunks = output.filter((file) => file.type === 'chunk');
}, 60_000);

/** What has to be there before these modules run, as it goes over the wire. */
function firstLoad(...modules: string[]): number {
  const wanted = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || wanted.has(fileName)) return;
    wanted.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(`/admin/src/${module}`)));
    if (!chunk) throw new Error(`${module} is in no chunk`);
    add(chunk.fileName);
  }
  const bytes = [...wanted].map(
    (name) => gzipSync(chunks.find(({ fileName }) => fileName === name)?.code ?? '', { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0);
}

test('/signin loads React and little more', () => {
  expect(firstLoad('main.tsx', 'features/auth/sign-in-page.tsx')).toBeLessThan(SIGN_IN_BYTES);
});

test.each([
  'dashboard/dashboard-page.tsx',
  'fairs/fairs-page.tsx',
  'press-items/press-items-page.tsx',
  'gallery/gallery-page.tsx',
  'sponsors/sponsors-page.tsx',
  'page-contents/page-contents-page.tsx',
  'contact-messages/contact-messages-page.tsx',
  'participant-submissions/participant-submissions-page.tsx',
  'site-settings/settings-page.tsx',
])('%s is light: forms, validators and editor come when they are opened', (screen) => {
  const bytes = firstLoad('main.tsx', 'app.tsx', 'router.tsx', `features/${screen}`);
  expect(bytes).toBeLessThan(SCREEN_BYTES);
});
