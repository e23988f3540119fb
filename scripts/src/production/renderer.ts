// A child of the publisher: keeps pages and content in memory and makes one release for each message.
import { createReleaseMaker } from './publication/release-maker.ts';
import { openReleases } from './publication/releases.ts';
import { assetsOf, loadRendererBundle } from './publication/renderer-bundle.ts';
import { rendererEnvSchema } from './publication/renderer-env.ts';

const env = rendererEnvSchema.parse(process.env);
const bundle = await loadRendererBundle(env.RENDERER_DIR);
const releases = openReleases(env.RELEASES_DIR);
const maker = createReleaseMaker({
  bundle,
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
process.on('disconnect', () => process.exit(0));
