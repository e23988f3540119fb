// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import interest from './interest.ts';

afterEach(() => document.body.replaceChildren());

function islandWith(html: string): HTMLElement {
  const island = document.createElement('astro-island');
  island.setAttribute('client', 'interest');
  island.setAttribute('ssr', '');
  island.innerHTML = html;
  document.body.append(island);
  return island;
}

/** An island with one tab. Astro's runtime registers it when `register` is called, and its code loads when `arrive` is called. */
function anUnknownIsland() {
  const island = islandWith('<p>Metin</p><button role="tab">Sekme</button>');
  const button = island.querySelector('button') as HTMLButtonElement;
  const done: string[] = [];
  const code = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await code.promise;
    return async () => {
      island.removeAttribute('ssr');
      button.addEventListener('click', () => done.push('click'));
      button.addEventListener('keydown', (event) => done.push(event.key));
    };
  });
  const register = () => interest(load, { name: 'interest', value: '' }, island);
  const arrive = async () => {
    code.resolve();
    await settle();
  };
  return { island, button, done, load, register, arrive };
}

function anIsland() {
  const island = anUnknownIsland();
  island.register();
  return island;
}

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
  '%s inside the island loads its code, and only once',
  (sign) => {
    const { island, load } = anIsland();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    island.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
    island.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('replays a click after the code has loaded, and handles each later click once', async () => {
  const { button, done, arrive } = anIsland();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  expect(done).toEqual([]);
  await arrive();
  expect(done).toEqual(['click']);
  button.click();
  expect(done).toEqual(['click', 'click']);
});

test('replays a click that came before Astro’s runtime', async () => {
  const { button, done, load, register, arrive } = anUnknownIsland();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  expect(load).not.toHaveBeenCalled();
  register();
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  expect(done).toEqual(['click']);
});

test('replays only the last of several clicks', async () => {
  const { button, done, arrive } = anIsland();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  button.click();
  await arrive();
  expect(done).toEqual(['click']);
});

test('replays an arrow key that was pressed while the code was loading', async () => {
  const { button, done, arrive } = anIsland();
  const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await arrive();
  expect(done).toEqual(['ArrowRight']);
});

test('does not hold back keys that scroll or move focus', () => {
  const { button } = anIsland();
  for (const key of ['Tab', 'Enter', 'PageDown']) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    button.dispatchEvent(press);
    expect(press.defaultPrevented, key).toBe(false);
  }
});

test('after a failed load the island still holds clicks back, and the next interaction loads again', async () => {
  const island = islandWith('<form><button>Gönder</button></form>');
  const button = island.querySelector('button') as HTMLButtonElement;
  const done: string[] = [];
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
  let isOnline = false;
  // Like Astro, this fake keeps the `ssr` attribute if the code cannot be loaded.
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
