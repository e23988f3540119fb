import type { Image } from '@fuar/shared/schemas/image';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { Icon } from './icon.tsx';
import s from './picture.module.css';

type PictureProps = {
  url: string | undefined;
  image: Image | undefined;
  sizes: string;
  /** Needed if no visible title describes the picture. */
  alt?: string;
};

export function Picture({ url, image, sizes, alt = '' }: PictureProps) {
  if (!url) {
    return (
      <span className={s.none}>
        <Icon name="image" />
      </span>
    );
  }
  return (
    <img
      className={s.picture}
      src={toSiteUrl(url)}
      srcSet={
        image?.srcset.map((variant) => `${toSiteUrl(variant.url)} ${variant.width}w`).join(', ') || undefined
      }
      sizes={image ? sizes : undefined}
      width={image?.width}
      height={image?.height}
      alt={image?.alt ?? alt}
      loading="lazy"
      decoding="async"
    />
  );
}
