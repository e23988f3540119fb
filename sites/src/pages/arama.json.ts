import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';
import { toSearchIndex } from '../lib/search-entries.ts';

export const GET: APIRoute = async () =>
  new Response(toSearchIndex(await read('searchEntries')), {
    headers: { 'content-type': 'application/json' },
  });
