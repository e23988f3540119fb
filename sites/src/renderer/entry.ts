/// <reference types="astro/client" />
import { createApp } from 'astro/app/entrypoint';
import { type ContentSource, withSource } from '../lib/content.ts';

export { collectHashes, hostHeaders } from '../integrations/csp.ts';
export { answer, hasSameAnswer, placeOf } from '../lib/content.ts';
export { pageFiles } from '../lib/page-files.ts';
export { createReader } from '../lib/read-api.ts';
export { shellParts } from '../lib/shell-parts.ts';

export type Rendered = { status: number; body: Buffer };

const app = createApp({ streaming: false });

// Astro answers a page that throws with an empty 500 and only logs why: a release must fail with the reason.
const renderError: typeof app.renderError = app.renderError.bind(app);
app.renderError = (request, options) => {
  if (options?.status === 500) throw options.error ?? new Error(`${request.url} could not be rendered`);
  return renderError(request, options);
};

/** Renders what `astro build` writes to a file of that name below `origin`; pages find their content in `source`. */
export function render(file: string, origin: string, source: ContentSource): Promise<Rendered> {
  app.manifest.site = origin;
  return withSource(source, async () => {
    const response = await app.render(new Request(new URL(file, origin)));
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  });
}
