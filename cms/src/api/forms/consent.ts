import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { countRows, findFirst } from '../../database/rows.ts';
import type { PageContent } from '../../payload-types.ts';
import { currentVersion } from '../../publication/version.ts';
import { toHtml } from '../../rich-text/to-html.ts';

/** Creates a function that stores the text of the page `kvkk` permanently and returns its version, a SHA-256 hash. */
export function createConsentTextStore(payload: Payload): () => Promise<string> {
  let known: { at: number; version: string } | undefined;

  return async () => {
    const at = await currentVersion(payload);
    if (known?.at === at) return known.version;
    const page = await findFirst<PageContent>(payload, 'page-contents', { pageKey: { equals: 'kvkk' } });
    const text = toHtml(page?.content);
    const version = createHash('sha256').update(text).digest('hex');
    await keep(payload, version, text);
    known = { at, version };
    return version;
  };
}

async function keep(payload: Payload, version: string, text: string): Promise<void> {
  const collection = 'consent-texts';
  const isKept = async () => (await countRows(payload, collection, { version: { equals: version } })) > 0;
  if (await isKept()) return;
  try {
    await payload.create({ collection, data: { version, text } });
  } catch (error) {
    // Ignore the error if a concurrent request has stored the same text.
    if (!(await isKept())) throw error;
  }
}
