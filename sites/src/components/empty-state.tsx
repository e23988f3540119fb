import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = { title: string; text?: string; heading?: 'h2' | 'h3' | 'p'; children?: ReactNode };

export function EmptyState({ title, text, heading: Heading = 'p', children }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.plan} viewBox="0 0 112 32" aria-hidden="true">
        <path d="M.5.5h31v31H.5zM40.5.5h31v31h-31zM80.5.5h31v31h-31z" />
        <path className={styles.filled} d="M80.5.5h31a31 31 0 0 1-31 31z" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
