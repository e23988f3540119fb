// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  await import('./shell.ts');
  await import('./shell-later.ts');
});

beforeEach(() => {
  scrollPageTo(0);
  document.documentElement.className = '';
  localStorage.clear();
});

function show(html: string) {
  document.body.innerHTML = html;
  return document.querySelector('button') as HTMLButtonElement;
}

function scrollPageTo(y: number) {
  Object.assign(window, { scrollY: y });
  dispatchEvent(new Event('scroll'));
}

const TOGGLE = '<theme-toggle><button data-to-light="Açık" data-to-dark="Koyu"></button></theme-toggle>';
const GROUP =
  '<menu-group><button aria-expanded="false"></button><ul><a href="/a">a</a><a href="/b">b</a></ul></menu-group>';

test('the theme is stored and set on the document, and the button names the next theme', () => {
  const button = show(TOGGLE);
  expect(button.getAttribute('aria-label')).toBe('Koyu');
  button.click();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(button.getAttribute('aria-label')).toBe('Açık');
  button.click();
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  expect(localStorage.getItem('theme')).toBe('light');
});

test.each([
  [
    'is restored from the back-forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['was rendered in advance', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('a page that %s has the theme chosen meanwhile', (_, open) => {
  const button = show(TOGGLE);
  localStorage.setItem('theme', 'dark');
  open();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(button.getAttribute('aria-label')).toBe('Açık');
});

test('the menu group stays open if the page moves by a few pixels', () => {
  scrollPageTo(400);
  const button = show(GROUP);
  button.click();
  for (const y of [404, 396, 408]) scrollPageTo(y);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  scrollPageTo(409);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys open the menu group and move through its links', () => {
  const button = show(GROUP);
  const press = (key: string) =>
    (document.activeElement ?? button).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  button.focus();
  press('ArrowDown');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('a');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('a');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('b');
});
