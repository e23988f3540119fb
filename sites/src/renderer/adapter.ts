import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroAdapter, AstroIntegration } from 'astro';

/** An Astro adapter that builds the renderer bundle. The bundle renders pages on demand, with content from its caller. */
export function renderer(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'renderer',
    hooks: {
      'astro:route:setup': ({ route }) => {
        route.prerender = false;
      },
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = config.outDir;
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        } satisfies AstroAdapter);
      },
      'astro:build:done': async () => {
        // TURBO_HASH is Turborepo's hash of all the build's inputs, so equal builds have the same id.
        await writeFile(new URL('build-id', outDir), process.env.TURBO_HASH ?? randomUUID());
      },
    },
  };
}
