// @vitest-environment jsdom
import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GalleryAlbums } from './gallery-albums.tsx';
import { Lightbox } from './lightbox.tsx';

const album = {
  id: 7,
  title: 'Kitap Fuarı',
  date: '1-3 Mayıs 2026',
  imageUrl: '/media/1.webp',
  imageCount: 3,
};
const images = [1, 2, 3].map((id) => ({ id, imageUrl: `/media/${id}.webp` }));

beforeEach(() => {
  // Reduced motion turns off the transitions of the lightbox, so that tests need not wait for them.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
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

test('every label of the lightbox is Turkish', async () => {
  const dialog = await open();
  const labels = [...dialog.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  expect(new Set(labels)).toEqual(
    new Set([
      'Fotoğraflar',
      'Fotoğraf 1 / 3',
      'Fotoğraf 2 / 3',
      'Fotoğraf 3 / 3',
      'Küçük resimler',
      'Kapat',
      'Önceki fotoğraf',
      'Sonraki fotoğraf',
    ]),
  );
  const roles = [...dialog.querySelectorAll('[aria-roledescription]')].map((element) =>
    element.getAttribute('aria-roledescription'),
  );
  expect(new Set(roles)).toEqual(new Set(['slayt gösterisi', 'slayt']));
});

test('a single picture has no previous and next buttons', async () => {
  serve((url) => (url.endsWith('/categories') ? [album] : images.slice(0, 1)));
  render(<GalleryAlbums albums={[album]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kitap Fuarı' }));
  expect(await screen.findByText('1 / 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: m.lightbox.Next })).toBeNull();
});

test('another album starts at its first picture', async () => {
  const props = { title: 'Kitap Fuarı', onClose: () => {} };
  const { rerender } = render(<Lightbox {...props} images={images} />);
  await userEvent.click(await screen.findByRole('button', { name: m.lightbox.Next }));
  expect(screen.getByText('2 / 3')).toBeTruthy();
  rerender(<Lightbox {...props} images={images.slice(0, 2)} />);
  expect(screen.getByText('1 / 2')).toBeTruthy();
});

test('goes back once if the close button is double-clicked', async () => {
  await open();
  const back = vi.spyOn(history, 'back');
  const close = await screen.findByRole('button', { name: m.lightbox.Close });
  for (const _ of [1, 2]) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(back).toHaveBeenCalledTimes(1);
});

test('opens the album that was clicked last, even if the lightbox is still loading', async () => {
  const loading = Promise.withResolvers<void>();
  const shown: string[] = [];
  vi.resetModules();
  vi.doMock('./lightbox.tsx', async () => {
    await loading.promise;
    return { Lightbox: ({ title }: { title: string }) => void shown.push(title) };
  });
  const { GalleryAlbums } = await import('./gallery-albums.tsx');
  const albums = [album, { ...album, id: 8, title: 'Tarım Fuarı' }];
  const second = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/8') ? second.promise : Response.json(url.endsWith('/categories') ? albums : images),
  );
  render(<GalleryAlbums albums={albums} />);
  for (const { title } of albums) await userEvent.click(screen.getByRole('button', { name: title }));
  await act(async () => loading.resolve());
  await act(async () => second.resolve(Response.json(images)));
  await waitFor(() => expect(shown).toContain('Tarım Fuarı'));
  expect(shown).not.toContain('Kitap Fuarı');
  vi.doUnmock('./lightbox.tsx');
});

test('without built albums a failed call shows an error, and a retry shows eight skeletons', async () => {
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
