import type { AstroAdapter, AstroIntegration } from 'astro';

/** Builds the pages once into a bundle that renders them on demand, with content that is handed to it. */
export function renderer(): AstroIntegration {
  return {
    name: 'renderer',
    hooks: {
      'astro:route:setup': ({ route }) => {
        route.prerender = false;
      },
      'astro:config:done': ({ setAdapter }) => {
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
    },
  };
}
