import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AlbumCard } from '../components/album-card.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { api } from '../lib/api.ts';
import { isPreview } from '../lib/is-preview.ts';
import styles from './gallery-albums.module.css';
import type { Listed } from './use-tab-lists.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));
const SKELETONS = 8;

type Opened = { album: Album; state: 'loading' | 'failed' | GalleryImage[] };

export function GalleryAlbums({ albums }: { albums: Album[] }) {
  const [list, setList] = useState<Listed<Album>>(albums);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const call = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (isPreview()) return;
    const leaving = new AbortController();
    api.gallery.albums({ signal: leaving.signal }).then(setList, () => {
      if (leaving.signal.aborted) return;
      setList((before) => (typeof before !== 'string' && before.length > 0 ? before : 'failed'));
    });
    return () => leaving.abort();
  }, [attempt]);

  const handleOpen = async (album: Album) => {
    call.current?.abort();
    call.current = new AbortController();
    const { signal } = call.current;
    setOpened({ album, state: 'loading' });
    try {
      const [images] = await Promise.all([api.gallery.images(album.id, { signal }), loadLightbox()]);
      if (signal.aborted) return;
      setOpened({ album, state: images.length > 0 ? images : 'failed' });
    } catch {
      if (!signal.aborted) setOpened({ album, state: 'failed' });
    }
  };

  if (list === 'loading') return <CardSkeletons count={SKELETONS} columns={4} />;
  if (list === 'failed') {
    const handleRetry = () => {
      setList('loading');
      setAttempt(attempt + 1);
    };
    return <LoadFailed title={m.loadFailed} onRetry={handleRetry} />;
  }
  if (list.length === 0) return <EmptyState title={m.noAlbums} text={m.noAlbumsHint} heading="h2" />;
  return (
    <>
      <div className={styles.message} aria-live="polite">
        {opened?.state === 'loading' ? <p className="visually-hidden">{STATE_MESSAGES.loading}</p> : null}
        {opened?.state === 'failed' ? <p className="notice notice-error">{m.imagesFailed}</p> : null}
      </div>
      <CardGrid
        items={list}
        columns={4}
        isFirst
        card={(album, picture) => (
          <AlbumCard
            album={album}
            {...picture}
            isBusy={opened?.album.id === album.id && opened.state === 'loading'}
            onOpen={() => handleOpen(album)}
          />
        )}
      />
      {opened && typeof opened.state !== 'string' ? (
        <Suspense>
          <Lightbox title={opened.album.title} images={opened.state} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
