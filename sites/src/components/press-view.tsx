import { formatDay } from '@fuar/shared/dates/format-date';
import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { PATHS } from '@fuar/shared/paths';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import '../styles/prose.css';
import type { ListEntry } from '../lib/cards.ts';
import { toPageHtml } from '../lib/page-html.ts';
import { DETAIL_SIZES } from '../lib/picture.ts';
import { ContentPicture } from './content-picture.tsx';
import styles from './detail.module.css';
import { Icon } from './icon.tsx';
import { PageHead } from './page-head.tsx';
import { SharePage } from './share-page.tsx';

type Props = {
  /** `content` is HTML that is already sanitised: by `/api` at build time, by DOMPurify in the browser. */
  item: PressItem;
  others: ListEntry[];
  url: string;
};

export function PressView({ item, others, url }: Props) {
  const crumbs = [
    { label: m.crumb, path: PATHS.press },
    { label: item.title, path: PATHS.pressItem(item.id) },
  ];
  return (
    <article>
      <PageHead title={item.title} titleField="title" crumbs={crumbs} seed={item.id}>
        <p className={styles.label}>
          <span className="badge badge-on-river" data-field="type">
            {item.type === 'Bulletin' ? m.bulletin : m.coverage}
          </span>
          <time dateTime={item.date} data-field="date">
            {formatDay(item.date)}
          </time>
        </p>
      </PageHead>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.story}>
          {item.imageUrl ? (
            <ContentPicture of={item} sizes={DETAIL_SIZES} isFirst isWide field="imageUrl" />
          ) : null}
          <div
            className="prose"
            data-field="content"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see Props
            dangerouslySetInnerHTML={{ __html: toPageHtml(item.content) }}
          />
        </div>
        <aside className={styles.side} aria-label={m.sideTitle}>
          <PressFacts item={item} />
          <SharePage title={item.title} url={url} />
          <section data-shared="">
            <h2>{m.latest}</h2>
            {others.length === 0 ? <p className={styles.none}>{m.noLatest}</p> : null}
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.id}>
                  <span className={styles.otherDate}>{formatDay(other.date)}</span>
                  <a href={PATHS.pressItem(other.id)}>{other.title}</a>
                </li>
              ))}
            </ul>
            <a className={`link-arrow ${styles.all}`} href={PATHS.press}>
              {m.allNews} <Icon name="arrow" />
            </a>
          </section>
        </aside>
      </div>
    </article>
  );
}

function PressFacts({ item: { date, source, link } }: { item: PressItem }) {
  return (
    <section className={styles.facts}>
      <h2>{m.factsTitle}</h2>
      <dl>
        <dt>{m.published}</dt>
        <dd data-field="date">{formatDay(date)}</dd>
        {source || link ? (
          <>
            <dt>{m.source}</dt>
            <dd data-field={source ? 'source' : 'link'}>
              {link ? (
                <a href={link} target="_blank" rel="noopener">
                  {source ?? m.readAtSource}
                  <span className="visually-hidden"> ({m.opensInNewTab})</span>
                </a>
              ) : (
                source
              )}
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
