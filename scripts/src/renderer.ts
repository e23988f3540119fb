// A child of the publisher: holds pages and content, ready to render, and makes one release for each message it gets.
import { createReleaseMaker } from './publication/release-maker.ts';
import { openReleases } from './publication/releases.ts';
import { ASSETS_FOLDER, loadRendererBundle } from './publication/renderer-bundle.ts';
import { rendererEnvSchema } from './publication/renderer-env.ts';

const env = rendererEnvSchema.parse(process.env);
const bundle = await loadRendererBundle();
const maker = createReleaseMaker({
  bundle,
  assetsFolder: ASSETS_FOLDER,
  releases: openReleases(env.RELEASES_DIR),
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
process.on('disconnect', () => process.exit(0));
