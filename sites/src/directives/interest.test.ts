// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import interest from './interest.ts';

afterEach(() => document.body.replaceChildren());

/** An island of one tab, whose code arrives when `arrive` is called. */
function anIsland() {
  const island = document.createElement('div');
  island.innerHTML = '<p>Metin</p><button role="tab">Sekme</button>';
  document.body.append(island);
  const button = island.querySelector('button') as HTMLButtonElement;
  const done: string[] = [];
  const code = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await code.promise;
    return async () => {
      button.addEventListener('click', () => done.push('click'));
      button.addEventListener('keydown', (event) => done.push(event.key));
    };
  });
  interest(load, { name: 'interest', value: '' }, island);
  const arrive = async () => {
    code.resolve();
    await settle();
  };
  return { island, button, done, load, arrive };
}

test('nothing is loaded before somebody turns to the island', () => {
  const { load } = anIsland();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])('%s loads it, once', (sign) => {
  const { island, load } = anIsland();
  island.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
  island.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a click before the code has come is done when it has, and clicks after that once', async () => {
  const { button, done, arrive } = anIsland();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  expect(done).toEqual([]);
  await arrive();
  expect(done).toEqual(['click']);
  button.click();
  expect(done).toEqual(['click', 'click']);
});

test('of several clicks the last one counts', async () => {
  const { button, done, arrive } = anIsland();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  button.click();
  await arrive();
  expect(done).toEqual(['click']);
});

test('an arrow key is not lost either', async () => {
  const { button, done, arrive } = anIsland();
  const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await arrive();
  expect(done).toEqual(['ArrowRight']);
});

test('keys that scroll or leave keep their meaning', () => {
  const { button } = anIsland();
  for (const key of ['Tab', 'Enter', 'PageDown']) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    button.dispatchEvent(press);
    expect(press.defaultPrevented, key).toBe(false);
  }
});

test('without its code an island holds back what is clicked, and the next sign asks again', async () => {
  const island = document.createElement('div');
  island.innerHTML = '<form><button>Gönder</button></form>';
  island.setAttribute('ssr', '');
  document.body.append(island);
  const button = island.querySelector('button') as HTMLButtonElement;
  const done: string[] = [];
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
  let isOnline = false;
  // Like Astro: a load that fails is logged, and the `ssr` attribute stays.
  const load = vi.fn(async () => async () => {
    if (isOnline) island.removeAttribute('ssr');
  });
  interest(load, { name: 'interest', value: '' }, island);
  const turnTo = async () => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    await settle();
  };

  await turnTo();
  button.click();
  expect(done).toEqual([]);
  isOnline = true;
  await turnTo();
  expect(load).toHaveBeenCalledTimes(2);
  expect(done).toEqual(['submit']);
});
