// A child of the publisher: holds pages and content, ready to render, and makes one release for each message it gets.
import { createReleaseMaker } from './publication/release-maker.ts';
import { openReleases } from './publication/releases.ts';
import { createHelper } from './publication/render-helper.ts';
import { assetsOf, bundleAddress, loadRendererBundle } from './publication/renderer-bundle.ts';
import { rendererEnvSchema } from './publication/renderer-env.ts';

const env = rendererEnvSchema.parse(process.env);
const bundle = await loadRendererBundle(env.RENDERER_DIR);
const releases = openReleases(env.RELEASES_DIR);
const maker = createReleaseMaker({
  bundle,
  helper: createHelper(bundleAddress(env.RENDERER_DIR)),
  assetsFolder: assetsOf(env.RENDERER_DIR),
  releases,
  code: env.CODE,
  siteUrl: env.SITE_URL,
  readContent: bundle.createReader(env.CMS_URL),
});

process.on('message', async () => {
  try {
    process.send?.({ made: await maker.make() });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
// The publisher that comes after the one that was killed takes what a living process has for its own.
process.on('disconnect', () => {
  releases.leave();
  process.exit(0);
});
