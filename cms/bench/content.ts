import sharp from 'sharp';
import type { Program } from './programs.ts';

const SENTENCE =
  'Bölgenin üreticileri, alıcıları ve uzmanları dört gün boyunca aynı çatı altında buluşuyor. ';

function details(n: number): string {
  const paragraph = (i: number) =>
    `<p>${SENTENCE.repeat(3)}<strong>Salon ${i}</strong> ve <a href="https://ornek.test/${n}/${i}">program</a>.</p>`;
  const list = `<ul>${Array.from({ length: 6 }, (_, i) => `<li>${SENTENCE}${i}</li>`).join('')}</ul>`;
  return `<h2>Fuar ${n}</h2>${[1, 2, 3, 4].map(paragraph).join('')}${list}<blockquote>${SENTENCE}</blockquote>`;
}

/** Noise, because a plain picture is far cheaper to shrink than a photograph. */
export async function aPhotograph(width: number, height: number, mean = 128): Promise<Blob> {
  const noise = { type: 'gaussian', mean, sigma: 40 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return new Blob([new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer())]);
}

/** As many fairs with rich text and a picture as a busy organiser has after ten years. */
export async function fill({ port, session }: Program, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const form = new FormData();
    const month = ['Ocak', 'Mart', 'Mayıs', 'Temmuz', 'Eylül', 'Kasım'][n % 6];
    form.set('title', `Fuar ${n}`);
    form.set('date', `${(n % 25) + 1}-${(n % 25) + 3} ${month} ${2020 + (n % 10)}`);
    form.set('description', SENTENCE);
    form.set('details', details(n));
    form.set('status', n % 2 ? 'Completed' : 'Upcoming');
    form.set('imageFile', await aPhotograph(640, 400, 60 + n), `fuar-${n}.jpg`);
    const url = `http://127.0.0.1:${port}/api/admin/fairs`;
    const response = await fetch(url, { method: 'POST', headers: { cookie: session }, body: form });
    if (response.status !== 201)
      throw new Error(`Filling stopped: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}
