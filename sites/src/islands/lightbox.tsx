import { GALLERY_MESSAGES as m } from '@fuar/shared/messages/public/gallery';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import Yarl, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import { Icon } from '../components/icon.tsx';
import { mediaSrc } from '../lib/media.ts';
import css from './lightbox.css?inline';

const SWIPE_PX = 10;
const PLUGINS = [Counter, Thumbnails];

// The stylesheet is needed only after a click, so this script adds it. A plain import would make Astro inline it into the page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

type Props = { title: string; images: GalleryImage[]; onClose: () => void };

export function Lightbox({ title, images, onClose }: Props) {
  const controller = useRef<ControllerRef>(null);
  const swipe = useRef<{ x: number; y: number }>(undefined);
  // Memoized, because the lightbox returns to the first picture whenever it gets a new array.
  const slides = useMemo(() => toSlides(title, images), [title, images]);
  const isAlone = images.length === 1;

  const handleClose = useBackToClose(onClose);

  const turn = (isForward: boolean) => {
    if (isForward) controller.current?.next();
    else controller.current?.prev();
  };

  const handlePointerDown = ({ target, clientX, clientY }: PointerEvent) => {
    const isOnPicture = target instanceof Element && target.closest('.yarl__carousel');
    swipe.current = isOnPicture ? { x: clientX, y: clientY } : undefined;
  };

  const handlePointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!swipe.current) return;
    const x = clientX - swipe.current.x;
    const y = clientY - swipe.current.y;
    swipe.current = undefined;
    if (Math.abs(x) <= SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
    turn(x < 0);
  };

  // The library ignores an arrow key within 120 ms of the previous one, so handle it here. Leave a held key to the library.
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    if (repeat || isAlone || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.stopPropagation();
    turn(key === 'ArrowRight');
  };

  return (
    <Yarl
      open
      close={handleClose}
      slides={slides}
      plugins={PLUGINS}
      className="lightbox"
      labels={{ ...m.lightbox, Lightbox: title }}
      toolbar={{
        buttons: [
          <p key="title" className="lightbox-title">
            {title}
          </p>,
          'close',
        ],
      }}
      carousel={{ finite: isAlone, padding: 0 }}
      animation={{ fade: 160, swipe: 240 }}
      thumbnails={{
        width: 96,
        height: 64,
        border: 0,
        borderRadius: 0,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
      }}
      render={{
        iconPrev: () => <Icon name="previous" />,
        iconNext: () => <Icon name="next" />,
        iconClose: () => <Icon name="close" />,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      // The lightbox ignores swipes of less than 30 px, so the pointer handlers above replace its swipe navigation.
      controller={{ ref: controller, disableSwipeNavigation: true }}
      portal={{
        container: {
          onKeyDownCapture: handleKeyDown,
          onPointerDown: handlePointerDown,
          onPointerUp: handlePointerUp,
          onPointerCancel: () => {
            swipe.current = undefined;
          },
          // Otherwise a click between the thumbnails would move focus out of the lightbox, and its keyboard shortcuts would stop.
          onMouseDown: (event) => event.preventDefault(),
        },
      }}
    />
  );
}

/**
 * Gives the lightbox an entry in the browser's history while it is open. Back (a gesture on phones) then closes the lightbox
 * and stays on the page. The returned function closes the lightbox and removes the entry.
 */
function useBackToClose(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const isClosing = useRef(false);
  useEffect(() => {
    const handlePopState = () => close();
    // After a reload with an open lightbox, the lightbox's entry still exists, so reuse that entry.
    if (!history.state?.isLightbox) history.pushState({ ...history.state, isLightbox: true }, '');
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, []);
  return () => {
    // `history.back` takes effect later, so a second call (e.g. of a double click) would leave the page.
    if (!isClosing.current) history.back();
    isClosing.current = true;
  };
}

function toSlides(title: string, images: GalleryImage[]): SlideImage[] {
  return images.map(({ imageUrl, image }, index) => {
    const widths = image?.srcset.map(({ url, width, height }) => ({ src: mediaSrc(url), width, height }));
    return {
      src: mediaSrc(imageUrl),
      alt: image?.alt ?? m.picture(title, index + 1, images.length),
      ...(image && { width: image.width, height: image.height }),
      ...(widths?.[0] && { srcSet: widths, thumbnail: widths[0].src }),
    };
  });
}
