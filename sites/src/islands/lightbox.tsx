import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { mediaSrc } from '../lib/media.ts';
import { toSrcSet } from '../lib/picture.ts';
import styles from './lightbox.module.css';

const SWIPE_PX = 10;
const THUMBNAIL_PX = 96;

type Props = { title: string; images: GalleryImage[]; onClose: () => void };

/** An album over the whole screen. The dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Lightbox({ title, images, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const count = images.length;
  const go = (to: number) => setIndex((to + count) % count);

  useEffect(() => dialog.current?.showModal(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures begin with their first
  useEffect(() => setIndex(0), [images]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the thumbnail of each picture in its turn
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(index + 1);
    if (event.key === 'ArrowLeft') go(index - 1);
  };

  const handlePointerDown = (event: PointerEvent) => {
    touch.current = { x: event.clientX, y: event.clientY };
  };

  const handlePointerUp = (event: PointerEvent) => {
    if (!touch.current) return;
    const x = event.clientX - touch.current.x;
    const y = event.clientY - touch.current.y;
    touch.current = undefined;
    if (Math.abs(x) <= SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
    go(x < 0 ? index + 1 : index - 1);
  };

  const shown = images[Math.min(index, count - 1)];
  const nameOf = ({ image }: GalleryImage, position: number) =>
    image?.alt ?? m.picture(title, position, count);
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={title}
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.counter} aria-live="polite">
          {m.position(index + 1, count)}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={m.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div
        className={styles.stage}
        onPointerDown={handlePointerDown}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          touch.current = undefined;
        }}
      >
        {shown ? (
          <img
            key={shown.id}
            src={mediaSrc(shown.imageUrl)}
            srcSet={toSrcSet(shown.image)}
            sizes="100vw"
            alt={nameOf(shown, index + 1)}
            draggable={false}
          />
        ) : null}
        {count > 1 ? (
          <>
            <button
              type="button"
              className={`icon-button ${styles.previous}`}
              aria-label={m.previous}
              onClick={() => go(index - 1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className={`icon-button ${styles.next}`}
              aria-label={m.next}
              onClick={() => go(index + 1)}
            >
              <Icon name="next" />
            </button>
          </>
        ) : null}
      </div>
      <ul className={styles.thumbnails} aria-label={m.thumbnails}>
        {images.map((image, position) => (
          <li key={image.id}>
            <button
              type="button"
              ref={position === index ? current : null}
              aria-label={m.showPicture(position + 1)}
              aria-current={position === index}
              onClick={() => go(position)}
            >
              <img
                src={mediaSrc(image.imageUrl)}
                srcSet={toSrcSet(image.image)}
                sizes={`${THUMBNAIL_PX}px`}
                alt=""
                width={THUMBNAIL_PX}
                height={64}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
