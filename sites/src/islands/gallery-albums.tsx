import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import { lazy, Suspense, useRef, useState } from 'react';
import card from '../components/card.module.css';
import { CardGrid } from '../components/card-grid.tsx';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { ContentPicture } from '../components/content-picture.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { api } from '../lib/api.ts';
import styles from './gallery-albums.module.css';
import { useFreshList } from './use-fresh-list.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));
const SKELETONS = 8;

type Opened = { album: Album; state: 'loading' | 'failed' | GalleryImage[] };

export function GalleryAlbums({ albums }: { albums: Album[] }) {
  const { list, retry } = useFreshList(albums, (signal) => api.gallery.albums({ signal }));
  const [opened, setOpened] = useState<Opened>();
  const call = useRef<AbortController>(undefined);

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
  if (list === 'failed') return <LoadFailed title={m.loadFailed} onRetry={retry} />;
  if (list.length === 0) return <EmptyState title={m.noAlbums} text={m.noAlbumsHint} heading="h2" />;
  return (
    <>
      <div className={styles.message} aria-live="polite">
        {opened?.state === 'loading' ? <p className="visually-hidden">{STATE_MESSAGES.loading}</p> : null}
        {opened?.state === 'failed' ? <p className={styles.failed}>{m.imagesFailed}</p> : null}
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

type AlbumCardProps = { album: Album; sizes: string; isFirst: boolean; isBusy: boolean; onOpen: () => void };

function AlbumCard({ album, sizes, isFirst, isBusy, onOpen }: AlbumCardProps) {
  return (
    <article className={card.card} aria-label={album.title}>
      <ContentPicture of={album} sizes={sizes} isFirst={isFirst} />
      <p className={card.day}>
        {album.date} · {m.pictures(album.imageCount)}
      </p>
      <h2 className={card.title}>
        <button type="button" aria-haspopup="dialog" aria-busy={isBusy} onClick={onOpen}>
          {album.title}
        </button>
      </h2>
    </article>
  );
}
