// @vitest-environment jsdom
import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GalleryAlbums } from './gallery-albums.tsx';

const album = {
  id: 7,
  title: 'Kitap Fuarı',
  date: '1-3 Mayıs 2026',
  imageUrl: '/media/1.webp',
  imageCount: 3,
};
const images = [1, 2, 3].map((id) => ({ id, imageUrl: `/media/${id}.webp` }));

beforeEach(() => {
  // jsdom knows the element, not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(answer: (url: string) => unknown) {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = answer(url);
    return body === 'fails' ? new Response('', { status: 500 }) : Response.json(body);
  });
}

async function open() {
  serve((url) => (url.endsWith('/categories') ? [album] : images));
  render(<GalleryAlbums albums={[album]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kitap Fuarı' }));
  return screen.findByRole('dialog', { name: 'Kitap Fuarı' });
}

const picture = () => document.querySelector<HTMLImageElement>('dialog div > img');

test('an album opens with its first picture, named by fair and place', async () => {
  await open();
  expect(picture()?.alt).toBe('Kitap Fuarı – fotoğraf 1 / 3');
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

test('buttons and arrow keys turn the pictures, round both ends', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByRole('button', { name: m.previous }));
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: m.next }));
  expect(screen.getByText('1 / 3')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(picture()?.getAttribute('src')).toBe('/media/2.webp');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test.each([
  [-11, '2 / 3'],
  [11, '3 / 3'],
  [10, '1 / 3'],
])('a finger that moves %i px leads to %s', async (distance, position) => {
  await open();
  const stage = picture()?.parentElement as HTMLElement;
  fireEvent.pointerDown(stage, { clientX: 100, clientY: 100 });
  fireEvent.pointerUp(stage, { clientX: 100 + distance, clientY: 102 });
  expect(screen.getByText(position)).toBeTruthy();
});

test('a thumbnail leads to its picture, and closing leaves the albums', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: m.showPicture(2) }));
  expect(screen.getByText('2 / 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: m.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kitap Fuarı' })).toBeTruthy();
});

test('pictures that cannot be loaded are said so, beside the albums', async () => {
  serve((url) => (url.endsWith('/categories') ? [album] : 'fails'));
  render(<GalleryAlbums albums={[album]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kitap Fuarı' }));
  expect(await screen.findByText('Galeri görselleri yüklenemedi.')).toBeTruthy();
});

test('where there were no albums and the call fails, it says so; trying again shows eight skeletons', async () => {
  let answer: unknown = 'fails';
  vi.stubGlobal('fetch', async () =>
    answer === 'fails' ? new Response('', { status: 500 }) : new Promise(() => {}),
  );
  const { container } = render(
    <main tabIndex={-1}>
      <GalleryAlbums albums={[]} />
    </main>,
  );
  expect(screen.getByText('Henüz Galeri Albümü Yok')).toBeTruthy();
  expect(await screen.findByText('Galeri albümleri yüklenirken bir hata oluştu.')).toBeTruthy();
  answer = 'never';
  await userEvent.click(screen.getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
