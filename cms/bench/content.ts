import sharp from 'sharp';
import type { Cms } from './programs.ts';

const SENTENCE =
  'Bölgenin üreticileri, alıcıları ve uzmanları dört gün boyunca aynı çatı altında buluşuyor. ';

function details(n: number): string {
  const paragraph = (i: number) =>
    `<p>${SENTENCE.repeat(3)}<strong>Salon ${i}</strong> ve <a href="https://ornek.test/${n}/${i}">program</a>.</p>`;
  const list = `<ul>${Array.from({ length: 6 }, (_, i) => `<li>${SENTENCE}${i}</li>`).join('')}</ul>`;
  return `<h2>Fuar ${n}</h2>${[1, 2, 3, 4].map(paragraph).join('')}${list}<blockquote>${SENTENCE}</blockquote>`;
}

/**
 * A picture of noise, which takes as long to shrink as a photograph. A single-colour picture would be far cheaper to shrink.
 */
export async function aPhotograph(width: number, height: number, mean = 128): Promise<File> {
  const noise = { type: 'gaussian', mean, sigma: 40 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return new File([new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer())], 'foto.jpg');
}

export async function fill({ admin }: Cms, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const imageFile = await aPhotograph(640, 400, 60 + n);
    const month = ['Ocak', 'Mart', 'Mayıs', 'Temmuz', 'Eylül', 'Kasım'][n % 6];
    const fair = await admin.fairs.create({
      title: `Fuar ${n}`,
      date: `${(n % 25) + 1}-${(n % 25) + 3} ${month} ${2020 + (n % 10)}`,
      description: SENTENCE,
      details: details(n),
      status: n % 2 ? 'Completed' : 'Upcoming',
      imageFile,
    });
    await admin.press.create({
      type: n % 3 ? 'Bulletin' : 'Coverage',
      title: `Haber ${n}`,
      date: `20${20 + (n % 10)}-05-${String((n % 27) + 1).padStart(2, '0')}`,
      content: details(n),
      imageFile,
    });
    if (n % 3 === 0) await admin.gallery.upload(fair.id, { imageFiles: [imageFile] });
  }
}
