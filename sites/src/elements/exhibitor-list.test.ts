// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import './exhibitor-list.ts';

const FIRMS = [
  { name: 'Çınar Sulama', place: 'Salon A, Stant 1', h: 0, g: 1 },
  { name: 'IŞIK Makine', place: 'Salon B, Stant 12', h: 1, g: 0 },
  { name: 'İpek Tohum', place: 'Salon B, Stant 3', h: 1, g: 1 },
];

function show(search = '', firms = FIRMS) {
  history.replaceState(null, '', `/fuarlar/7/katilimcilar${search}`);
  document.body.innerHTML = `
    <exhibitor-list data-total="${firms.length}">
      <form>
        <input name="q" />
        <select name="salon"><option value="">Hepsi</option><option value="0">A</option><option value="1">B</option></select>
        <select name="grup"><option value="">Hepsi</option><option value="0">Makine</option><option value="1">Şişe</option></select>
      </form>
      <span data-part="count"></span><button data-part="clear" hidden></button>
      <nav data-part="letters"></nav><div data-part="columns"></div>
      <div data-part="found" hidden><ul></ul></div>
      <div data-part="none" hidden></div>
      <div data-part="all"><ul>${firms
        .map(
          ({ name, place, h, g }) =>
            `<li data-h="${h}" data-g="${g}"><b>${name}</b><span>${place}</span></li>`,
        )
        .join('')}</ul></div>
    </exhibitor-list>`;
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
const isListShown = () => !part('all').hasAttribute('data-away');
const found = () => [...part('found').querySelectorAll('b')].map(({ textContent }) => textContent);
const select = (name: string) => document.querySelector(`select[name=${name}]`) as HTMLSelectElement;
const query = () => document.querySelector('input') as HTMLInputElement;

function type(text: string) {
  query().value = text;
  query().dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(name: string, label: string) {
  select(name).selectedIndex = [...select(name).options].findIndex(({ text }) => text === label);
  select(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['cinar', ['Çınar Sulama']],
  ['ışık', ['IŞIK Makine']],
  ['isik', ['IŞIK Makine']],
  ['İPEK', ['İpek Tohum']],
  ['tohum ipek', ['İpek Tohum']],
  ['stant 1', ['Çınar Sulama', 'IŞIK Makine']],
])('“%s” finds %j', (text, names) => {
  show();
  type(text);
  expect(found()).toEqual(names);
  expect(part('count').textContent).toBe(`3 firmadan ${names.length} tanesi`);
  expect(isListShown()).toBe(false);
});

test('filters combine with the search, and the URL holds both', () => {
  show();
  choose('salon', 'B');
  choose('grup', 'Şişe');
  expect(found()).toEqual(['İpek Tohum']);
  type('makine');
  expect(found()).toEqual([]);
  expect(part('none').hidden).toBe(false);
  expect(part('columns').hidden).toBe(true);
  vi.runAllTimers();
  expect(decodeURIComponent(location.search)).toBe('?q=makine&salon=B&grup=Şişe');
  part('clear').click();
  vi.runAllTimers();
  expect(isListShown()).toBe(true);
  expect(part('count').textContent).toBe('3 firma');
  expect(location.search).toBe('');
  expect(document.activeElement).toBe(query());
  expect(query().value).toBe('');
});

test('the search stays in its field when Safari resets the field on Back', () => {
  show();
  type('isik');
  query().form?.reset();
  expect(query().value).toBe('isik');
});

test('starts with the search in the URL, and ignores a filter value that does not exist', () => {
  show('?q=stant&salon=a&grup=yok');
  expect(found()).toEqual(['Çınar Sulama']);
  expect(query().value).toBe('stant');
  expect(select('grup').value).toBe('');
});

test('finds text that was typed before the script was loaded', () => {
  show();
  const list = document.querySelector('exhibitor-list') as HTMLElement;
  list.remove();
  (list.querySelector('input') as HTMLInputElement).value = 'isik';
  document.body.append(list);
  expect(found()).toEqual(['IŞIK Makine']);
});

test('without a search, changes neither the list nor the URL', async () => {
  show('?utm_source=x');
  vi.runAllTimers();
  await settle();
  expect(isListShown()).toBe(true);
  expect(location.search).toBe('?utm_source=x');
});

test('shows ten hits after a key, more after a pause, and all in print', () => {
  const rows = (n: number) => ({ name: `Firma ${n}`, place: n % 2 ? 'tek' : 'çift', h: 0, g: 0 });
  show(
    '',
    Array.from({ length: 500 }, (_, n) => rows(n)),
  );
  type('firma');
  expect(found()).toHaveLength(10);
  vi.advanceTimersByTime(400);
  expect(found()).toHaveLength(70);
  type('tek');
  expect(found()).toHaveLength(10);
  vi.advanceTimersByTime(399);
  expect(found()).toHaveLength(10);
  window.dispatchEvent(new Event('beforeprint'));
  expect(found()).toHaveLength(250);
  expect(new Set(found()).size).toBe(250);
  type('çift');
  vi.runAllTimers();
  expect(new Set(found()).size).toBe(250);
  type('');
  expect(found()).toEqual([]);
});
