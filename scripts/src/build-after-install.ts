// npm runs this program at the end of each install, so that `npm start` need not wait for the builds.
import { build, PRODUCT } from './production/build.ts';
import { loadEnvFile } from './production/env.ts';

// Load the settings, because MEDIA_BASE_URL becomes part of the pages.
loadEnvFile();
// Ignore a failure, because the start builds again and reports it.
await build(PRODUCT).catch(() => undefined);
