import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** Everything that can be found, for the search page. */
export const GET: APIRoute = async () => Response.json(await read('searchEntries'));
