import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** Contact details, which the gateway shows to the sender of a form while the CMS is down. */
export const GET: APIRoute = async () => {
  const { phone, email }: SiteSettings = await read('settings');
  return Response.json({ phone, email });
};
