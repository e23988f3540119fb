import { mediaUrl } from '@fuar/shared/paths';
import type { CardFair } from '../lib/cards.ts';
import styles from './fair-picture.module.css';
import { HallPlan } from './hall-plan.tsx';

const TONES = ['limestone', 'blue', 'copper'] as const;

type Props = {
  fair: Pick<CardFair, 'id' | 'imageUrl' | 'image'>;
  sizes: string;
  /** The first picture a visitor sees is asked for at once. */
  isFirst?: boolean;
  isWide?: boolean;
};

/** A fair's picture in its frame, or a hall plan of its own where it has none. Decoration beside the title. */
export function FairPicture({ fair: { id, imageUrl, image }, sizes, isFirst, isWide }: Props) {
  const mediaBase = import.meta.env.PUBLIC_MEDIA_BASE_URL;
  const srcSet = image?.srcset.map(({ url, width }) => `${mediaUrl(url, mediaBase)} ${width}w`).join(', ');
  return (
    <div className={isWide ? styles.wide : styles.frame}>
      {imageUrl ? (
        <img
          src={mediaUrl(imageUrl, mediaBase)}
          {...(srcSet ? { srcSet, sizes } : {})}
          width={image?.width ?? 1200}
          height={image?.height ?? 800}
          alt={image?.alt ?? ''}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      ) : (
        <HallPlan seed={id} columns={3} rows={2} taken={9} tone={TONES[id % TONES.length] ?? 'limestone'} />
      )}
    </div>
  );
}
