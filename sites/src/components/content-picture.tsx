import type { Image } from '@fuar/shared/schemas/image';
import { mediaSrc } from '../lib/media.ts';
import { toSrcSet } from '../lib/picture.ts';
import styles from './content-picture.module.css';
import { HallPlan } from './hall-plan.tsx';

const TONES = ['limestone', 'blue', 'copper'] as const;

type Props = {
  of: { id: number; imageUrl?: string | undefined; image?: Image | undefined };
  sizes: string;
  /** True for the first visible picture, which loads eagerly. */
  isFirst?: boolean;
  isWide?: boolean;
  /** The name of the back-office form field that holds the picture. */
  field?: 'imageUrl';
};

export function ContentPicture({ of: { id, imageUrl, image }, sizes, isFirst, isWide, field }: Props) {
  const srcSet = toSrcSet(image);
  return (
    <div className={isWide ? styles.wide : styles.frame} data-field={field}>
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
