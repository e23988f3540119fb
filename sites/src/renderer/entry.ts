/// <reference types="astro/client" />
import { createApp } from 'astro/app/entrypoint';
import { type ContentSource, withSource } from '../lib/content.ts';

export { collectHashes, hostHeaders } from '../integrations/csp.ts';
export { answer, hasSameAnswer, placeOf, toQuery } from '../lib/content.ts';
export { pageFiles } from '../lib/page-files.ts';
export { createReader } from '../lib/read-api.ts';
export { sharedParts } from '../lib/shared-parts.ts';

export * as preview from './preview.ts';

export type Rendered = { status: number; body: Buffer };

const app = createApp({ streaming: false });

// If a page throws, Astro logs the reason and answers an empty 500. Throw instead, so that the release fails with the reason.
const renderError: typeof app.renderError = app.renderError.bind(app);
app.renderError = (request, options) => {
  if (options?.status === 500) throw options.error ?? new Error(`${request.url} could not be rendered`);
  return renderError(request, options);
};

/** Renders the file that `astro build` would write under this name. Pages read their content from `source`. */
export function render(file: string, origin: string, source: ContentSource): Promise<Rendered> {
  app.manifest.site = origin;
  return withSource(source, async () => {
    const response = await app.render(new Request(new URL(file, origin)));
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  });
}
