import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroAdapter, AstroIntegration } from 'astro';

/** Builds the pages into a bundle that renders them on demand, with the content that its caller passes. */
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
        // Turbo's hash of everything that the build depends on.
        await writeFile(new URL('build-id', outDir), process.env.TURBO_HASH ?? randomUUID());
      },
    },
  };
}
