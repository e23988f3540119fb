import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** How to reach the organiser while the CMS is away: the gateway says it to who sent a form. */
export const GET: APIRoute = async () => {
  const { phone, email }: SiteSettings = await read('settings');
  return Response.json({ phone, email });
};
