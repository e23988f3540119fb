// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const CONTACTS = [{ href: 'tel:+90412', text: '+90 412', icon: 'phone' as const }];

const setAge = (ms: number) => void vi.spyOn(performance, 'now').mockReturnValue(ms);

// The page was opened a minute ago, because a page that was opened just now delays its first message.
beforeEach(() => setAge(60_000));

function show(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => (answers.shift() ?? (() => created(9)))());
  vi.stubGlobal('fetch', fetch);
  render(<ContactForm contacts={CONTACTS} />);
  return fetch;
}

const created = (id: number) => Response.json({ id }, { status: 201 });
const refuse = (status: number, headers = {}) => new Response('{"message":"x"}', { status, headers });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }));

async function fill() {
  await userEvent.type(box('Ad Soyad'), ' Ayşe Işık ');
  await userEvent.type(box('E-posta'), 'ayse@example.com');
  await userEvent.type(box('Konu'), 'Stant');
  await userEvent.type(box('Mesaj'), 'Merhaba');
}

test('reports missing fields under each field and in a notice, focuses the first one and sends nothing', async () => {
  const fetch = show();
  await send();
  for (const text of [
    'Ad Soyad alanı zorunludur.',
    'E-posta alanı zorunludur.',
    'Konu alanı zorunludur.',
    'Mesaj alanı zorunludur.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('alert').textContent).toBe('Lütfen formdaki hataları düzeltin.');
  expect(document.activeElement).toBe(box('Ad Soyad'));
  expect(box('Ad Soyad').getAttribute('aria-describedby')).toBe('name-error');
  expect(box('Ad Soyad').getAttribute('aria-invalid')).toBe('true');
  expect(fetch).not.toHaveBeenCalled();
});

test("a field's error clears when it is edited", async () => {
  show();
  await userEvent.type(box('E-posta'), 'ayse');
  await send();
  expect(screen.getByText('Geçerli bir e-posta adresi giriniz.')).toBeTruthy();
  await userEvent.type(box('E-posta'), '@');
  expect(screen.queryByText('Geçerli bir e-posta adresi giriniz.')).toBeNull();
  expect(box('E-posta').getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('Konu alanı zorunludur.')).toBeTruthy();
});

test('keeps text that was typed while the message was being sent', async () => {
  const answer = Promise.withResolvers<Response>();
  show(() => answer.promise);
  await fill();
  await send();
  await userEvent.type(box('Mesaj'), ', bir sorum daha var');
  answer.resolve(created(9));
  await screen.findByText(/^Mesajınız başarıyla gönderildi!/);
  expect(box('Mesaj').value).toBe('Merhaba, bir sorum daha var');
  expect(sessionStorage.getItem('contact-form')).toContain('bir sorum daha var');
});

test('several clicks send one message with trimmed texts and clear the form', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = show(() => answer.promise);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Gönder' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gönderiliyor...' }).disabled).toBe(true);
  answer.resolve(created(9));
  expect(await screen.findByText('Mesajınız başarıyla gönderildi!')).toBeTruthy();
  expect(screen.getByText('Mesaj numaranız: 9')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    name: 'Ayşe Işık',
    email: 'ayse@example.com',
    subject: 'Stant',
    message: 'Merhaba',
    _ms: 60_000,
  });
  expect(box('Mesaj').value).toBe('');
  expect(sessionStorage.getItem('contact-form') ?? '{}').toBe('{}');
});

test('texts typed before hydration survive a reload', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm contacts={CONTACTS} />);
  await fill();
  render(<ContactForm contacts={CONTACTS} />, { container, hydrate: true });
  cleanup();
  show();
  await waitFor(() => expect(box('Mesaj').value).toBe('Merhaba'));
});

test('a form that was filled in at once is sent two seconds after it was opened', async () => {
  vi.useFakeTimers();
  setAge(500.5);
  const fetch = show();
  for (const name of ['Ad Soyad', 'Konu', 'Mesaj']) fireEvent.input(box(name), { target: { value: 'x' } });
  fireEvent.input(box('E-posta'), { target: { value: 'ayse@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Gönder' }));
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gönderiliyor...' }).disabled).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))._ms).toBe(2000);
  expect(screen.getByText(/^Mesajınız başarıyla gönderildi!/)).toBeTruthy();
});

test('a changed text gets another idempotency key', async () => {
  const fetch = show(() => refuse(500));
  await fill();
  await send();
  await screen.findByText(/bir hata oluştu/);
  await userEvent.type(box('Mesaj'), '!');
  await send();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[1]).not.toBe(keys[0]);
});

const PHONE = ['tel:+90412'];

test.each([
  ['too many messages', () => refuse(429, { 'retry-after': '170' }), /3 dakika sonra tekrar deneyin/, []],
  ['the limit of a day', () => refuse(429, { 'retry-after': '80000' }), /; 23 saat sonra/, PHONE],
  ['an unavailable service', () => refuse(503), /bu sekmede duruyor; birkaç dakika sonra/, PHONE],
  ['no connection', () => Promise.reject(new TypeError('offline')), /bu sekmede duruyor/, PHONE],
])('tells the visitor what to do after %s', async (_, answer, text, phone) => {
  show(answer);
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(phone);
  expect(box('Mesaj').value).toBe('Merhaba');
});

test('shows the server’s field errors under their fields', async () => {
  show(() =>
    Response.json(
      { message: 'x', errors: { email: 'Geçerli bir e-posta adresi giriniz.' } },
      { status: 400 },
    ),
  );
  await fill();
  await send();
  expect(await screen.findByText('Geçerli bir e-posta adresi giriniz.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Lütfen formdaki hataları düzeltin.');
});

test('sends the honeypot field of a spam message and shows success', async () => {
  const fetch = show();
  await fill();
  const honeypot = document.querySelector('input[name="_h"]') as HTMLInputElement;
  fireEvent.input(honeypot, { target: { value: 'http://spam.example' } });
  await send();
  expect(await screen.findByText(/^Mesajınız başarıyla gönderildi!/)).toBeTruthy();
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))._h).toBe('http://spam.example');
});

test('the clear button clears the form', async () => {
  show();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Formu temizle' }));
  expect(box('Mesaj').value).toBe('');
  expect(sessionStorage.getItem('contact-form') ?? '{}').toBe('{}');
});
