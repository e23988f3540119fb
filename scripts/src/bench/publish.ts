// npm run bench:publish [fairs…]: from the answer to a save until the new text is in the served HTML of every page
// whose own content it is (detail and list), and of what shows on every page (a phone number in the footer).
import { createAdminClient } from '@fuar/shared/api/admin-client';
import { ADMIN, eventually, startProduct } from '../testing/product.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [200, 2_000];
const SAVES = 40;
const DETAILS = `<h2>Program</h2>${'<p>Üreticiler, alıcılar ve <strong>yeni ürünler</strong> üç gün boyunca aynı çatı altında; söyleşiler her gün saat ikide.</p>'.repeat(30)}`;

for (const size of SIZES) {
  const product = await startProduct({ env: { DEMO: '0' } });
  const { url } = product;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const api = createAdminClient({
    origin: url,
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init?.headers, cookie } }),
  });
  const untilLive = () => eventually(async () => (await api.publication.get()).state === 'live');
  const shows = async (path: string, text: string) => (await (await fetch(url + path)).text()).includes(text);

  let id = 0;
  for (let made = 0; made < size; made += 20) {
    const fairs = Array.from({ length: Math.min(20, size - made) }, (_, n) =>
      api.fairs.create({
        title: `Fuar ${made + n}`,
        date: `${(n % 27) + 1} Mart ${2027 + (made % 9)}`,
        description: 'Bölgenin üreticileri bir arada.',
        details: DETAILS,
        // The last ones are upcoming: a list of thousands of cards is a matter of its own.
        ...(made + n < size - 24 ? { status: 'Completed' as const } : {}),
      }),
    );
    id = (await Promise.all(fairs)).at(-1)?.id ?? 0;
  }
  await untilLive();

  const own: number[] = [];
  for (let n = 0; n < SAVES; n += 1) {
    const title = `Adı değişen fuar ${size}-${n}.`;
    await api.fairs.update(id, { title });
    const savedAt = performance.now();
    await Promise.all([`/fuarlar/${id}`, '/fuarlar'].map((path) => eventually(() => shows(path, title), 5)));
    own.push((performance.now() - savedAt) / 1000);
    await untilLive();
  }
  const everywhere: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const phone = `0412 000 ${10 + n} ${10 + n}`;
    await api.settings.update({ phone });
    const savedAt = performance.now();
    await eventually(() => shows(`/fuarlar/${id - 1}`, phone), 5);
    await eventually(() => shows('/kvkk', phone), 5);
    everywhere.push((performance.now() - savedAt) / 1000);
    await untilLive();
  }
  console.log(`${size} fairs: own pages ${summary(own)}; shown on every page ${summary(everywhere)}`);
  await product.stop();
}

function summary(seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(3);
  return `median ${at(0.5)} s, p95 ${at(0.95)} s`;
}
