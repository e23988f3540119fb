// @vitest-environment jsdom
import { aFair } from '@fuar/shared/testing/builders';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ParticipantForm } from './participant-form.tsx';

const fairs = [aFair({ id: 7, title: 'Kitap Fuarı' }), aFair({ id: 8, title: 'Taş Fuarı' })];

// The page was opened a minute ago, because a page that was opened just now delays its first request.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(60_000));

function show({
  search = '',
  offered = fairs as unknown[],
  answer = (): Response | Promise<Response> =>
    Response.json({ id: 57, number: 'BF-2026-0057' }, { status: 201 }),
} = {}) {
  history.replaceState(null, '', `/katilimci-ol${search}`);
  const posts: { body: Record<string, unknown>; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json(offered);
    posts.push({
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return answer();
  });
  render(<ParticipantForm fairs={fairs} contacts={[]} />);
  return posts;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fair = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Fuar' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const heading = (name: string) => screen.findByRole('heading', { name });

async function fillCompany() {
  await userEvent.type(box(/^Firma Adı/), 'Dicle Tarım');
  await press('İleri');
  await heading('Yetkili Kişi Bilgileri');
}

async function fillPerson() {
  await userEvent.type(box(/^Yetkili Adı/), 'Ali Ünal');
  await userEvent.type(box(/^E-posta/), 'ali@example.com');
  await userEvent.type(box(/^Cep/), '0532');
  await press('İleri');
  await heading('Fuar Katılım Bilgileri');
}

async function fillFair(id: string) {
  await userEvent.selectOptions(fair(), id);
  await userEvent.type(box(/^Talep Edilen/), '1.250,5 m²');
}

async function sendRequest(fairId = '7') {
  await fillCompany();
  await fillPerson();
  await fillFair(fairId);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Talebi Gönder');
}

test('the next step opens only if the current one is valid', async () => {
  show();
  await press('İleri');
  expect(await screen.findByText('Firma adı zorunludur.')).toBeTruthy();
  expect(descriptionOf(box(/^Firma Adı/))).toBe('Firma adı zorunludur.');
  expect(document.activeElement).toBe(box(/^Firma Adı/));
  await fillCompany();
  await press('İleri');
  for (const text of ['Yetkili adı zorunludur.', 'E-posta zorunludur.', 'Cep telefonu zorunludur.']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
});

test('the first step has no way back; the indicator links to reached steps only', async () => {
  show();
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button(/Geri/).disabled).toBe(true);
  await fillCompany();
  expect(button(/Fuar Katılım/).disabled).toBe(true);
  await press('Geri');
  await heading('Firma Bilgileri');
  expect(box(/^Firma Adı/).value).toBe('Dicle Tarım');
  await userEvent.click(button(/Yetkili Kişi/));
  await heading('Yetkili Kişi Bilgileri');
  expect(button(/Yetkili Kişi/).getAttribute('aria-current')).toBe('step');
});

test('sends the request as the contract defines it and shows its number', async () => {
  const posts = show();
  await fillCompany();
  await fillPerson();
  await fillFair('7');
  const consent = screen.getByRole('link', { name: /KVKK Aydınlatma Metni/ });
  expect([consent.getAttribute('href'), consent.getAttribute('target')]).toEqual(['/kvkk', '_blank']);
  await press('Talebi Gönder');
  expect((await screen.findByRole('alert')).textContent).toBe('Lütfen onay kutusunu işaretleyin.');
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe('Lütfen aydınlatma metnini onaylayın.');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Talebi Gönder' }));
  await heading('Talebiniz Alındı!');
  expect(screen.getByText('Talep numaranız: BF-2026-0057')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/fuarlar', '/']);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.key).toMatch(/^[\da-f]{32}$/);
  expect(posts[0]?.body).toEqual({
    companyName: 'Dicle Tarım',
    contactName: 'Ali Ünal',
    contactEmail: 'ali@example.com',
    contactPhone: '0532',
    fairId: 7,
    requestedArea: 1250.5,
    standType: 'standard',
    kvkkConsent: true,
    _ms: 60_000,
  });
  expect(sessionStorage.getItem('participant-form') ?? '{}').toBe('{}');
});

test('a sent request leaves no draft, even if the visitor typed while it was sent', async () => {
  const answer = Promise.withResolvers<Response>();
  show({ answer: () => answer.promise });
  await sendRequest();
  await userEvent.type(box(/^Talep Edilen/), '0');
  answer.resolve(Response.json({ id: 57, number: 'BF-2026-0057' }, { status: 201 }));
  await heading('Talebiniz Alındı!');
  expect(sessionStorage.getItem('participant-form') ?? '{}').toBe('{}');
});

test.each([
  [429, { 'retry-after': '60' }, /bir dakika sonra tekrar deneyin/],
  [503, {}, /bize doğrudan ulaşabilirsiniz/],
  [500, {}, /Talep gönderilirken bir hata oluştu/],
])(
  'status %i shows what to do, and a reload keeps the draft without the consent',
  async (status, headers, text) => {
    show({ answer: () => Response.json({ message: 'x' }, { status, headers }) });
    await sendRequest();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Talep gönderilirken bir hata oluştu.')).toBeTruthy();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('kvkkConsent');
    cleanup();
    render(<ParticipantForm fairs={fairs} contacts={[]} />);
    await heading('Fuar Katılım Bilgileri');
    expect(fair().value).toBe('7');
    expect(box(/^Talep Edilen/).value).toBe('1.250,5 m²');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await press('Geri');
    await press('Geri');
    await heading('Firma Bilgileri');
    expect(box(/^Firma Adı/).value).toBe('Dicle Tarım');
  },
);

test('the skip link does not change the step', async () => {
  show();
  await fillCompany();
  const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  await act(async () => {
    location.hash = '#content';
    await moved;
  });
  expect(screen.queryByRole('heading', { name: 'Firma Bilgileri' })).toBeNull();
  await fillPerson();
  history.back();
  await heading('Yetkili Kişi Bilgileri');
});

test('Geri and the indicator move within the history: Back then goes to the previous step of the form', async () => {
  show();
  await fillCompany();
  await fillPerson();
  await userEvent.click(screen.getByRole('button', { name: /Firma Bilgileri/ }));
  await heading('Firma Bilgileri');
  await userEvent.click(screen.getByRole('button', { name: /Fuar Katılım/ }));
  await heading('Fuar Katılım Bilgileri');
  history.back();
  await heading('Yetkili Kişi Bilgileri');
  await press('Geri');
  await heading('Firma Bilgileri');
});

test('the first two steps name the chosen fair', async () => {
  show({ search: '?fairId=7' });
  const chosen = () => screen.queryByText(/^Seçtiğiniz fuar:/)?.textContent;
  expect(chosen()).toMatch(/^Seçtiğiniz fuar: Kitap Fuarı \(/);
  await fillCompany();
  expect(chosen()).toMatch(/Kitap Fuarı/);
  await fillPerson();
  expect(chosen()).toBeUndefined();
  expect(fair().value).toBe('7');
  expect(screen.queryByText('Bu fuar için başvurular kapandı.')).toBeNull();
  await userEvent.selectOptions(fair(), '8');
  await press('Geri');
  await heading('Yetkili Kişi Bilgileri');
  expect(chosen()).toMatch(/Taş Fuarı/);
  await press('Formu temizle');
  await heading('Firma Bilgileri');
  expect(chosen()).toBeUndefined();
});

test('names the fair of the draft after a reload', async () => {
  sessionStorage.setItem('participant-form', JSON.stringify({ fairId: '7' }));
  show({ search: '?fairId=7' });
  expect(await screen.findByText(/^Seçtiğiniz fuar: Kitap Fuarı/)).toBeTruthy();
});

test('the last step requires an area and a fair', async () => {
  show();
  await fillCompany();
  await fillPerson();
  await press('Talebi Gönder');
  await waitFor(() => expect(descriptionOf(fair())).toBe('Lütfen bir fuar seçiniz.'));
  await waitFor(() => expect(document.activeElement).toBe(fair()));
  expect(screen.getByText('Alan büyüklüğü zorunludur.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Lütfen formdaki hataları düzeltin.');
});

test('a link to another fair overrides the draft of an earlier visit, a reload does not', async () => {
  const chosen = () => document.querySelector<HTMLSelectElement>('#fairId')?.value;
  sessionStorage.setItem('participant-form', JSON.stringify({ fairId: '7' }));
  show({ search: '?fairId=8' });
  await waitFor(() => expect(chosen()).toBe('8'));
  cleanup();

  const visits = vi.spyOn(performance, 'getEntriesByType');
  visits.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  sessionStorage.setItem('participant-form', JSON.stringify({ fairId: '7' }));
  show({ search: '?fairId=8' });
  await waitFor(() => expect(chosen()).toBe('7'));
});

test('shows at once that no fair can be chosen', async () => {
  show({ search: '?fairId=7', offered: [aFair({ id: 7, notice: 'cancelled' })] });
  expect(await screen.findByText(/^Şu anda başvuruya açık fuar yok/)).toBeTruthy();
});

test('the built page already shows that no fair can be chosen', () => {
  expect(renderToString(<ParticipantForm fairs={[]} contacts={[]} />)).toContain('başvuruya açık fuar yok');
  expect(renderToString(<ParticipantForm fairs={fairs} contacts={[]} />)).not.toContain('açık fuar yok');
});

test('a URL without a fair shows no notice about a closed fair', async () => {
  show({ search: '?fairId=', offered: [aFair({ id: 9, title: 'Yeni Fuar' })] });
  await screen.findByRole('option', { name: /Yeni Fuar/, hidden: true });
  await act(async () => {});
  expect(screen.queryByText('Bu fuar için başvurular kapandı.')).toBeNull();
});

test('a double click on İleri advances one step and does not validate the next one', async () => {
  show();
  await userEvent.type(box(/^Firma Adı/), 'Dicle Tarım');
  await userEvent.dblClick(screen.getByRole('button', { name: 'İleri' }));
  await heading('Yetkili Kişi Bilgileri');
  await act(async () => {});
  expect(screen.queryByText('Yetkili adı zorunludur.')).toBeNull();
});

test('an option shows the title of a fair, and the date only if two fairs share the title', async () => {
  const offered = [
    aFair({ id: 7, title: 'Kitap Fuarı', date: '2 Mart 2099' }),
    aFair({ id: 8, title: 'Taş Fuarı', date: '3 Mart 2099' }),
    aFair({ id: 9, title: 'Taş Fuarı', date: '3 Mart 2100', notice: 'postponed' }),
  ];
  show({ offered });
  await waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLOptionElement>('#fairId option')].map(({ text }) => text),
    ).toEqual([
      'Bir fuar seçin...',
      'Kitap Fuarı',
      'Taş Fuarı (3 Mart 2099)',
      'Taş Fuarı (3 Mart 2100, ertelendi)',
    ]),
  );
});

test('a cancelled fair cannot be chosen, and a postponed one is marked as postponed', async () => {
  const changed = [
    aFair({ id: 7, title: 'Kitap Fuarı', date: '2 Mart 2099', notice: 'cancelled' }),
    aFair({ id: 8, title: 'Taş Fuarı', date: '3 Mart 2099', notice: 'postponed' }),
  ];
  show({ search: '?fairId=7', offered: changed });
  expect(
    await screen.findByText('Bu fuar iptal edildi; listeden başka bir fuar seçebilirsiniz.'),
  ).toBeTruthy();
  const [, cancelled, postponed] = document.querySelectorAll<HTMLOptionElement>('#fairId option');
  expect(cancelled?.text).toBe('Kitap Fuarı (iptal edildi)');
  expect(cancelled?.disabled).toBe(true);
  expect(postponed?.text).toBe('Taş Fuarı (ertelendi)');
  expect(postponed?.disabled).toBe(false);
  // An effect clears the choice after the message is shown.
  await waitFor(() => expect(document.querySelector<HTMLSelectElement>('#fairId')?.value).toBe(''));
});

test.each(['?fairId=99', '?fairId=abc', '?fairId=8'])(
  'a fair in the URL that is not offered (%s) is not selected, and a notice says so',
  async (search) => {
    show({ search, offered: [fairs[0]] });
    expect(await screen.findByText('Bu fuar için başvurular kapandı.')).toBeTruthy();
    expect(document.querySelector<HTMLSelectElement>('#fairId')?.value).toBe('');
  },
);

test('a fair that was closed while the visitor filled in the form is no longer chosen or offered', async () => {
  const offered = [...fairs];
  const answer = () => {
    offered.shift();
    return Response.json({ message: 'x', errors: { fairId: 'Lütfen bir fuar seçiniz.' } }, { status: 400 });
  };
  show({ offered, answer });
  await sendRequest();
  await waitFor(() => expect(fair().value).toBe(''));
  expect(screen.queryByRole('option', { name: /Kitap Fuarı/ })).toBeNull();
  expect(descriptionOf(fair())).toBe('Lütfen bir fuar seçiniz.');
  expect(document.activeElement).toBe(fair());
});

test('a choice that the visitor cleared stays empty', async () => {
  show({ search: '?fairId=7' });
  await waitFor(() => expect(document.querySelector<HTMLSelectElement>('#fairId')?.value).toBe('7'));
  await sendRequest('');
  await waitFor(() => expect(descriptionOf(fair())).toBe('Lütfen bir fuar seçiniz.'));
  expect(fair().value).toBe('');
});

test('a field error of the server opens the step of that field', async () => {
  const errors = { companyName: 'Firma adı zorunludur.' };
  show({ answer: () => Response.json({ message: 'x', errors }, { status: 400 }) });
  await sendRequest();
  await heading('Firma Bilgileri');
  expect(screen.getByText('Firma adı zorunludur.')).toBeTruthy();
});
