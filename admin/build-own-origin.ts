// npm run build:own-origin: the back-office for an origin of its own; stops where it is not told whose back-office it is.
import { build } from 'vite';

const origin = process.env.VITE_API_ORIGIN ?? '';
if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(/\/+$/, '')) {
  console.error('VITE_API_ORIGIN: must be the origin of the site, such as https://www.example.com');
  process.exit(1);
}
await build({ root: import.meta.dirname });
