import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { APIRoute } from 'astro';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192' },
  { src: '/icon-512.png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** The name, icons and colours of the site on a home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: ORGANISER.product,
    short_name: ORGANISER.product,
    lang: 'tr',
    start_url: '/',
    display: 'browser',
    background_color: ORGANISER.themeColour,
    theme_color: ORGANISER.themeColour,
    icons: ICONS.map((icon) => ({ ...icon, type: 'image/png' })),
  });
