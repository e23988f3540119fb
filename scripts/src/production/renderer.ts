// A child process of the publisher. It keeps pages and content in memory, makes one release at a time, and renders previews of
// drafts even during a release.
import { createPreviewMaker } from './publication/preview.ts';
import { createContentReads } from './publication/read-content.ts';
import { createReleaseMaker } from './publication/release-maker.ts';
import { openReleases } from './publication/releases.ts';
import { assetsOf, loadRendererBundle } from './publication/renderer-bundle.ts';
import { rendererEnvSchema } from './publication/renderer-env.ts';
import type { Job, JobAnswer } from './publication/renderer-jobs.ts';

const env = rendererEnvSchema.parse(process.env);
const bundle = await loadRendererBundle(env.RENDERER_DIR);
const releases = openReleases(env.RELEASES_DIR);
const read = bundle.createReader(env.CMS_URL);
const { readLatest, readVersion } = createContentReads(() => read());
const releaseMaker = createReleaseMaker({
  bundle,
  assetsFolder: assetsOf(env.RENDERER_DIR),
  releases,
  code: env.CODE,
  siteUrl: env.SITE_URL,
  readContent: async () => ({ ...(await readLatest()), builtAt: new Date().toISOString() }),
});
const previewMaker = createPreviewMaker({
  bundle,
  siteUrl: env.SITE_URL,
  readContent: readVersion,
  readState: releaseMaker.state,
});

function run(job: Job) {
  switch (job.name) {
    case 'release':
      return releaseMaker.make();
    case 'warm':
      return releaseMaker.warm();
    case 'previewPages':
      return previewMaker.pages(job.input.token, job.input.draft, job.input.version);
    case 'previewPage':
      return previewMaker.page(job.input.token, job.input.draft, job.input.path);
  }
}

async function answer(job: Job): Promise<JobAnswer> {
  try {
    return { id: job.id, result: await run(job) };
  } catch (error) {
    return { id: job.id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (job: Job) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit(0));
