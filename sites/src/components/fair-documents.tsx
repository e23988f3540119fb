import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import type { FairDocument } from '@fuar/shared/schemas/fair-facts';
import { formatSize } from '@fuar/shared/text/format-size';
import { mediaSrc } from '../lib/media.ts';
import styles from './fair-documents.module.css';
import { Icon } from './icon.tsx';

type Props = {
  documents: FairDocument[];
  /** The absolute URL of the page. */
  url: string;
};

export function FairDocuments({ documents, url }: Props) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents}>
      <h2>{m.documents}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores the list role of a list without bullets */}
      <ul role="list">
        {documents.map(({ id, title, url: path, bytes }) => (
          <li key={id}>
            <a href={mediaSrc(path)} download>
              <Icon name="download" />
              <span>
                <span className={styles.title}>{title}</span>{' '}
                <span className={styles.size}>{m.documentFacts(formatSize(bytes))}</span>
              </span>
            </a>
            <span className="print-only">{new URL(mediaSrc(path), url).href}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
