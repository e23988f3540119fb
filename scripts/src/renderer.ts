// A child of the publisher: holds the pages, ready to render, and makes one release for each message it gets.
import { openReleases } from './publication/releases.ts';
import { renderRelease } from './publication/render-release.ts';
import { loadRendererBundle } from './publication/renderer-bundle.ts';
import { rendererEnvSchema } from './publication/renderer-env.ts';

const env = rendererEnvSchema.parse(process.env);
const releases = openReleases(env.RELEASES_DIR);
const bundle = await loadRendererBundle();

process.on('message', async () => {
  try {
    const options = { bundle, releases, code: env.CODE, cmsUrl: env.CMS_URL, siteUrl: env.SITE_URL };
    process.send?.({ made: await renderRelease(options) });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
