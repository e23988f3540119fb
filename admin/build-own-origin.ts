// npm run build:own-origin: builds the back-office for its own origin. Fails without the URL of the site.
import { build } from 'vite';

const origin = process.env.VITE_API_ORIGIN ?? '';
if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(/\/+$/, '')) {
  console.error('VITE_API_ORIGIN: must be the origin of the site, such as https://www.example.com');
  process.exit(1);
}
await build({ root: import.meta.dirname });
