// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isStill = false;
let answer: () => Response = () => Response.json([]);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  await import('./hero-slider.ts');
});

afterEach(() => {
  document.body.innerHTML = '';
  isStill = false;
  answer = () => Response.json([]);
  vi.useRealTimers();
});

function show(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const [first = '', ...rest] = numbers.map(
    (n) => `<img data-picture="${n}" src="/media/${n}.webp" alt="" ${n ? '' : 'data-shown'}>`,
  );
  document.body.innerHTML = `<hero-slider>
    <div>${first}<template>${rest.join('')}</template></div>
    <ul data-captions>${numbers.map((n) => caption(n, count)).join('')}</ul>
    <div data-controls ${count < 2 ? 'hidden' : ''}>
      <button data-control="previous"></button>
      <button data-control="pause" data-pause="Durdur" data-play="Başlat"></button>
      <button data-control="next"></button>
      <div>${numbers.map(() => '<button data-dot></button>').join('')}</div>
    </div>
  </hero-slider>`;
}

const caption = (n: number, count: number) =>
  `<li data-caption ${n ? '' : 'data-shown'}><i data-position>${n + 1} / ${count}</i><b data-title>${n}</b><b data-subtitle hidden></b></li>`;

const aSlide = (id: number, title = String(id)) => ({ id, imageUrl: `/media/${id}.webp`, title, order: id });

const shown = () => document.querySelector('li[data-shown] [data-title]')?.textContent;
const click = (control: string) =>
  document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.click();

/** What a refresh needs is loaded, and its answer has come. */
async function refreshed() {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

test('goes on every five seconds and begins again after the last', () => {
  show(3);
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('0');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('1');
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe('0');
});

test('arrows and dots choose a slide, which is then seen for its whole time; it goes on afterwards', () => {
  show(3);
  vi.advanceTimersByTime(4000);
  click('previous');
  expect(shown()).toBe('2');
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('2');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('0');
  document.querySelectorAll<HTMLElement>('[data-dot]')[1]?.click();
  expect(shown()).toBe('1');
  expect(document.querySelectorAll('[data-dot]')[1]?.getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('img')[1]?.hasAttribute('data-shown')).toBe(true);
});

test('can be stopped and started, and says which comes next', () => {
  show(2);
  const pause = document.querySelector('[data-control="pause"]');
  expect(pause?.getAttribute('aria-label')).toBe('Durdur');
  click('pause');
  expect(pause?.getAttribute('aria-label')).toBe('Başlat');
  expect(document.querySelector('ul')?.getAttribute('aria-live')).toBe('polite');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  click('pause');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('1');
});

test('stands still where people asked for less motion, and can be turned by hand', () => {
  isStill = true;
  show(2);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  click('next');
  expect(shown()).toBe('1');
});

test('one slide alone does not move', () => {
  show(1);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
});

test('other slides come in quietly, the one on screen stays, and it goes on in its time', async () => {
  answer = () => Response.json([aSlide(7), aSlide(1), aSlide(2)]);
  show(3);
  click('next');
  const picture = document.querySelector('img[data-shown]');
  await refreshed();
  expect([...document.querySelectorAll('[data-title]')].map((title) => title.textContent)).toEqual([
    '7',
    '1',
    '2',
  ]);
  expect(shown()).toBe('1');
  expect(document.querySelector('img[data-shown]')).toBe(picture);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/7.webp',
    '/media/1.webp',
    '/media/2.webp',
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('2');
});

test('a slide alone gets company and begins to move; a company of one stands still', async () => {
  answer = () => Response.json([aSlide(0), aSlide(1)]);
  show(1);
  await refreshed();
  expect(document.querySelector('[data-controls]')?.hasAttribute('hidden')).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('1');

  answer = () => Response.json([aSlide(1)]);
  show(2);
  await refreshed();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe('1');
  expect(document.querySelectorAll('[data-dot]')).toHaveLength(1);
  expect(document.querySelector('[data-controls]')?.hasAttribute('hidden')).toBe(true);
});

test('the same slides leave every element where it is, and pictures that wait go on waiting', async () => {
  isStill = true;
  answer = () => Response.json([aSlide(0), aSlide(1)]);
  show(2);
  const before = [...document.querySelectorAll('hero-slider *')];
  await refreshed();
  expect([...document.querySelectorAll('hero-slider *')]).toEqual(before);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test.each([
  ['a failing call', () => new Response('{}', { status: 500 })],
  ['an answer that is no list', () => Response.json({})],
])('%s leaves the slides of the build', async (_, failing) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = failing;
  show(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('1');
});
