// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isStill = false;
let answer: () => Response = () => Response.json([]);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  // jsdom has no layout, but Swiper divides by the width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  await import('./hero-slider.ts');
});

afterEach(() => {
  document.body.innerHTML = '';
  isStill = false;
  answer = () => Response.json([]);
});

async function show(count: number) {
  put(count);
  await loaded();
}

function put(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const [first = '', ...rest] = numbers.map(
    (n) => `<img class="swiper-slide" data-picture="${n}" src="/media/${n}.webp" alt="">`,
  );
  document.body.innerHTML = `<hero-slider ${count > 1 ? 'data-playing' : ''}>
    <div data-pictures><div class="swiper-wrapper">${first}<template>${rest.join('')}</template></div></div>
    <ul data-captions aria-live="off">${numbers.map((n) => caption(n, count)).join('')}</ul>
    <div data-controls ${count < 2 ? 'hidden' : ''}>
      <button data-control="previous"></button>
      <button data-control="pause" aria-label="Durdur" data-pause="Durdur" data-play="Başlat"></button>
      <button data-control="next"></button>
      <div>${numbers.map(() => '<button data-dot></button>').join('')}</div>
    </div>
  </hero-slider>`;
}

const caption = (n: number, count: number) =>
  `<li data-caption ${n ? '' : 'data-shown'}><i data-position>${n + 1} / ${count}</i><b data-title>${n}</b><b data-subtitle hidden></b></li>`;

const aSlide = (id: number) => ({ id, imageUrl: `/media/${id}.webp`, title: String(id), order: id });

const shown = () => document.querySelector('li[data-shown] [data-title]')?.textContent;
const shownPicture = () => document.querySelector<HTMLElement>('.swiper-slide-active');
const dots = () => [...document.querySelectorAll<HTMLElement>('[data-dot]')];
const click = (control: string) =>
  document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.click();

async function loaded() {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

test('pauses while the page is hidden', async () => {
  await show(2);
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('1');
});

test('under reduced motion, only the controls change slides', async () => {
  isStill = true;
  await show(2);
  expect(document.querySelector('[data-control="pause"]')?.getAttribute('aria-label')).toBe('Başlat');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
  click('next');
  expect(shown()).toBe('1');
  click('pause');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('0');
});

test('moves five seconds after the last choice, and wraps around both ways', async () => {
  await show(3);
  dots()[2]?.click();
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('2');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('0');
  click('previous');
  expect(shown()).toBe('2');
  click('next');
  expect(shown()).toBe('0');
  click('pause');
  vi.advanceTimersByTime(30_000);
  expect(shown()).toBe('0');
  click('pause');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('1');
});

test('replays a click on a control after Swiper has loaded', async () => {
  put(3);
  dots()[2]?.click();
  await loaded();
  expect(shown()).toBe('2');
});

test('stays paused if the visitor pauses before Swiper has loaded', async () => {
  put(2);
  click('pause');
  await loaded();
  expect(document.querySelector('[data-control="pause"]')?.getAttribute('aria-label')).toBe('Başlat');
  expect(document.querySelector('ul')?.getAttribute('aria-live')).toBe('polite');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
});

test('a single slide does not move', async () => {
  await show(1);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('0');
});

test('replaces changed slides, keeps the visible one and continues', async () => {
  let send: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (send = resolve)));
  await show(3);
  click('next');
  const picture = shownPicture();
  send(Response.json([aSlide(7), aSlide(1), aSlide(2)]));
  await loaded();
  expect([...document.querySelectorAll('[data-title]')].map((title) => title.textContent)).toEqual([
    '7',
    '1',
    '2',
  ]);
  expect(shown()).toBe('1');
  expect(shownPicture()).toBe(picture);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/7.webp',
    '/media/1.webp',
    '/media/2.webp',
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('2');
});

test('starts moving when a second slide is added, and stops when one is left', async () => {
  answer = () => Response.json([aSlide(0), aSlide(1)]);
  await show(1);
  expect(document.querySelector('[data-controls]')?.hasAttribute('hidden')).toBe(false);
  expect(document.querySelector('hero-slider')?.hasAttribute('data-playing')).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('1');

  answer = () => Response.json([aSlide(1)]);
  await show(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe('1');
  expect(dots()).toHaveLength(1);
  expect(document.querySelector('[data-controls]')?.hasAttribute('hidden')).toBe(true);
  expect(document.querySelector('hero-slider')?.hasAttribute('data-playing')).toBe(false);
});

test('under reduced motion, unchanged slides keep all elements and no other picture is fetched', async () => {
  isStill = true;
  answer = () => Response.json([aSlide(0), aSlide(1)]);
  put(2);
  const before = [...document.querySelectorAll('hero-slider *')];
  await loaded();
  expect([...document.querySelectorAll('hero-slider *')]).toEqual(before);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test.each([
  ['a failing call', 'a warning', 'warn', () => new Response('{}', { status: 500 })],
  ['an answer that is no list', 'an error', 'error', () => Response.json({})],
] as const)('%s keeps the built slides and logs %s', async (_, _level, level, failing) => {
  const log = vi.spyOn(console, level).mockImplementation(() => {});
  answer = failing;
  await show(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('1');
  expect(log).toHaveBeenCalledOnce();
});
