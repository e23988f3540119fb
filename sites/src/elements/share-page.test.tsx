// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SharePage } from '../components/share-page.tsx';

const URL = 'https://fuar.example/fuarlar/7';

beforeAll(async () => {
  await import('./share-page.ts');
});
beforeEach(() => {
  stubNavigator('share', undefined);
  stubNavigator('clipboard', undefined);
});

function stubNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const show = () => render(<SharePage title="Gıda & Tarım" url={URL} />);

test('the links contain title and URL', () => {
  show();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const whatsApp = new globalThis.URL(address('WhatsApp ile paylaş'));
  expect(whatsApp.searchParams.get('text')).toBe(`Gıda & Tarım ${URL}`);
  expect(new globalThis.URL(address('X ile paylaş')).searchParams.get('url')).toBe(URL);
  expect(new globalThis.URL(address('Facebook ile paylaş')).searchParams.get('u')).toBe(URL);
  expect(new globalThis.URL(address('LinkedIn ile paylaş')).searchParams.get('url')).toBe(URL);
});

test('the system’s share sheet replaces the links if there is one', () => {
  const share = vi.fn(async () => Promise.reject(new Error('closed')));
  stubNavigator('share', share);
  show();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Paylaş' }));
  expect(share).toHaveBeenCalledWith({ title: 'Gıda & Tarım', url: URL });
});

test.each([
  ['Adres kopyalandı.', async () => {}],
  ['Adres kopyalanamadı.', async () => Promise.reject(new Error('no'))],
])('copying the URL says "%s"', async (said, copy) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(copy);
  stubNavigator('clipboard', { writeText });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Adresi kopyala' }));
  expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
  expect(writeText).toHaveBeenCalledWith(URL);
});

test('without a clipboard the copy button is hidden', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
