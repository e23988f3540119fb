// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isStill = false;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  await import('./hero-slider.ts');
});

afterEach(() => {
  document.body.innerHTML = '';
  isStill = false;
  vi.useRealTimers();
});

function show(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const [first = '', ...rest] = numbers.map((n) => `<img data-picture alt="" ${n ? '' : 'data-shown'}>`);
  document.body.innerHTML = `<hero-slider>
    <div>${first}<template>${rest.join('')}</template></div>
    <ul data-captions>${numbers.map((n) => `<li data-caption ${n ? '' : 'data-shown'}>${n}</li>`).join('')}</ul>
    <button data-control="previous"></button>
    <button data-control="pause" data-pause="Durdur" data-play="Başlat"></button>
    <button data-control="next"></button>
    ${numbers.map(() => '<button data-dot></button>').join('')}
  </hero-slider>`;
}

const shown = () => document.querySelector('li[data-shown]')?.textContent;
const click = (control: string) =>
  document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.click();

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
