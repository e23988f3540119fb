import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

export const GET: APIRoute = async () => Response.json(await read('searchEntries'));
