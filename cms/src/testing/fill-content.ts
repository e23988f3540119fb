import { aCsv, aPdf } from './documents.ts';
import { aDataUrl, aPicture } from './pictures.ts';
import type { Api } from './start-api.ts';

/** A text with the line ends of Unicode, at which many programs split a line. */
const LINE_ENDS = 'bir\u2028iki\u2029üç\u0085dört';

export async function fillContent(api: Api): Promise<void> {
  const staff = api.staff<{ id: number; url?: string }>;
  const photo = (background: string) => aPicture('görsel.png', { width: 700, height: 400, background });
  const inText = await aDataUrl({ background: '#0af' });
  const details = `<h2>Şölen</h2><p>İlk <strong>gün</strong>, ığdır.</p><p>${LINE_ENDS}</p><ul><li>bir</li></ul><img src="${inText}" alt="Çizim">`;

  const fair = { date: '15-17 Ekim 2090', description: 'Bölgenin üreticileri.' };
  const first = await staff('POST', '/admin/fairs', {
    form: { ...fair, title: 'Tarım Fuarı', details, imageFile: await photo('#c63') },
  });
  await staff('POST', '/admin/fairs', { form: { ...fair, title: 'Biten Fuar', status: 'Completed' } });
  const gone = await staff('POST', '/admin/fairs', { form: { ...fair, title: 'Silinen', date: 'belirsiz' } });
  await staff('POST', `/admin/fairs/${gone.id}/documents`, {
    form: { title: 'Silinen', documentFile: aPdf() },
  });
  await staff('POST', `/admin/fairs/${gone.id}/exhibitors`, { form: { name: 'Silinen' } });
  await api.ask('DELETE', `/admin/fairs/${gone.id}`);
  await staff('POST', `/admin/gallery/upload/${first.id}`, {
    form: { imageFiles: [await photo('#111'), await photo('#222')] },
  });
  const facts = { notice: 'postponed', previousDate: '1-3 Mayıs 2090', hallArea: '12.500,5', edition: '7' };
  const groups = { series: 'Tarım', productGroups: ['Tohum', 'Sera'], isSupervised: 'true' };
  await staff('PUT', `/admin/fairs/${first.id}`, { form: { ...facts, ...groups } });
  const documentFile = aPdf();
  await staff('POST', `/admin/fairs/${first.id}/documents`, { form: { title: 'Rehber', documentFile } });
  const logo = { imageFile: await photo('#555') };
  await staff('POST', `/admin/fairs/${first.id}/exhibitors`, { form: { name: 'Öz Gıda', ...logo } });
  const csvFile = aCsv('Firma;Salon;Stant\nIşık Tarım;A;12\nÇınar;B;7');
  await staff('POST', `/admin/fairs/${first.id}/exhibitors/import`, { form: { csvFile } });
  await staff('POST', '/admin/press', {
    form: {
      type: 'Coverage',
      title: 'Gazetede',
      date: '2025-10-15',
      content: details,
      source: 'Gazete',
      link: 'https://example.org/haber',
    },
  });
  await staff('POST', '/admin/slider-images', {
    form: { title: 'Hoş geldiniz', imageFile: await photo('#333') },
  });
  await staff('PUT', '/admin/settings', { json: { phone: '+90 412 000 00 00', address: 'Diyarbakır' } });
  const page = { pageKey: 'kvkk', title: 'Aydınlatma', content: '<p>Metin</p>' };
  await staff('PUT', '/admin/page-content/kvkk', { json: page });

  const form = { imageFile: await photo('#444') };
  const { url } = await staff('POST', '/admin/media', { form });
  const unfinished = { title: 'Yarım', details, imageUrl: url };
  await staff('POST', '/admin/drafts', { json: { kind: 'fair', id: first.id, fields: unfinished } });
  const publishAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const planned = { type: 'Bulletin', title: 'Planlı', date: '2090-01-01' };
  await staff('POST', '/admin/drafts', { json: { kind: 'press', fields: planned, publishAt } });

  const redirect = { from: '/fuar/tarım', to: '/fuarlar/1?a=ı#b' };
  await api.payload.create({ collection: 'redirects', data: redirect });

  const message = { name: 'Ayşe', email: 'ayse@ornek.test', message: `Merhaba\nnasılsınız? ${LINE_ENDS}` };
  for (const subject of ['Bir', 'İki']) await staff('POST', '/contact', { json: { ...message, subject } });
  await staff('PATCH', '/admin/contact/1/mark-as-read', {});
  await staff('POST', '/participant-submissions', {
    json: {
      companyName: 'Öz Gıda',
      contactName: 'Ali',
      contactEmail: 'ali@ornek.test',
      contactPhone: '0500',
      fairId: first.id,
      requestedArea: '36,5',
      notes: LINE_ENDS,
      kvkkConsent: true,
    },
  });
  const data = { email: 'ikinci@ornek.test', password: 'baska-bir-sifre', role: 'editor' } as const;
  await api.payload.create({ collection: 'users', data });
}
