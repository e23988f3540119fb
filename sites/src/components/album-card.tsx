import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import type { Album } from '@fuar/shared/schemas/gallery';
import styles from './card.module.css';
import { ContentPicture } from './content-picture.tsx';

type Props = { album: Album; sizes: string; isFirst: boolean; isBusy: boolean; onOpen: () => void };

export function AlbumCard({ album, sizes, isFirst, isBusy, onOpen }: Props) {
  return (
    <article className={styles.card} aria-label={album.title}>
      <ContentPicture of={album} sizes={sizes} isFirst={isFirst} />
      <p className={styles.day}>
        {album.date} · {m.pictures(album.imageCount)}
      </p>
      <h2 className={styles.title}>
        <button type="button" aria-haspopup="dialog" aria-busy={isBusy} onClick={onOpen}>
          {album.title}
        </button>
      </h2>
    </article>
  );
}
