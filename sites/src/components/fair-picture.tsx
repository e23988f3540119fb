import type { CardFair } from '../lib/cards.ts';
import { mediaSrc } from '../lib/media.ts';
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
  const srcSet = image?.srcset.map(({ url, width }) => `${mediaSrc(url)} ${width}w`).join(', ');
  return (
    <div className={isWide ? styles.wide : styles.frame}>
      {imageUrl ? (
        <img
          src={mediaSrc(imageUrl)}
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
