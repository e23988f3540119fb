// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { stayInPreview } from './is-preview.ts';

afterEach(() => history.replaceState(null, '', '/'));

/** The target of a link after a click on the text inside it. */
function clicked(href: string): string | null {
  document.body.innerHTML = `<a href="${href}"><span>Fuar</span></a>`;
  const follow = (event: Event) => {
    stayInPreview(event);
    event.preventDefault();
  };
  document.body.addEventListener('click', follow, { once: true });
  document.querySelector('span')?.click();
  return document.querySelector('a')?.getAttribute('href') ?? null;
}

test('keeps the links to pages in the preview, and does not change links to files, calls and other sites', () => {
  history.replaceState(null, '', '/api/admin/preview/belirtec/fuarlar');
  expect(clicked('/fuarlar/7')).toBe('/api/admin/preview/belirtec/fuarlar/7');
  const others = ['/takvim.ics', '/api/admin/preview/belirtec/basin', 'https://firma.example/a', '#icerik'];
  expect(others.map(clicked)).toEqual(others);
});
