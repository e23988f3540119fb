import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';
import { toSearchIndex } from '../lib/search-entries.ts';

/** Everything that can be found, for the search page. */
export const GET: APIRoute = async () =>
  new Response(toSearchIndex(await read('searchEntries')), {
    headers: { 'content-type': 'application/json' },
  });
