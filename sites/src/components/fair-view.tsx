import { FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { CALENDAR_MESSAGES as calendar } from '@fuar/shared/messages/public/calendar';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import '../styles/prose.css';
import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { googleLink } from '../lib/calendar.ts';
import type { Edition, ListEntry } from '../lib/cards.ts';
import { toPageHtml } from '../lib/page-html.ts';
import { DETAIL_SIZES } from '../lib/picture.ts';
import { ContentPicture } from './content-picture.tsx';
import styles from './detail.module.css';
import { FairChange } from './fair-change.tsx';
import { FairDate } from './fair-date.tsx';
import { FairDocuments } from './fair-documents.tsx';
import { FairEditions } from './fair-editions.tsx';
import { FairFigures, FairSupport, FairTexts, ProductGroups, Supervision } from './fair-facts.tsx';
import { FairLinks } from './fair-links.tsx';
import { NoticeBadge } from './fair-notice.tsx';
import { Icon } from './icon.tsx';
import { PageHead } from './page-head.tsx';
import { SharePage } from './share-page.tsx';
import { VenueAddress } from './venue-address.tsx';

type Props = {
  /** `details` is HTML that is already sanitised: by `/api` at build time, by DOMPurify in the browser. */
  fair: Fair;
  others: ListEntry[];
  earlier?: Edition[];
  /** The number of exhibitors on the fair's page of exhibitors; 0 if there is no such page. */
  exhibitorCount?: number;
  url: string;
  /** True if the fair has a published calendar file. */
  isPublished?: boolean;
};

/**
 * A fair's page below the site header. The page is pre-rendered, or rendered in the browser if the fair is not published
 * yet. `data-field` is the name of the back-office form field that an element shows.
 */
export function FairView({
  fair,
  others,
  earlier = [],
  exhibitorCount = 0,
  url,
  isPublished = false,
}: Props) {
  const crumbs = [
    { label: m.title, path: PATHS.fairs },
    { label: fair.title, path: PATHS.fair(fair.id) },
  ];
  return (
    <article className={styles.page}>
      <PageHead
        title={fair.title}
        titleField="title"
        crumbs={crumbs}
        seed={fair.id}
        notice={fair.notice ? <FairChange fair={fair} /> : undefined}
      >
        <div className={styles.when} data-field="date">
          <FairDate fair={fair} isLarge isVoid={!hasValidDate(fair)} />
          <StatusBadge fair={fair} />
        </div>
      </PageHead>
      <div className={`wrap ${styles.layout} ${styles.fair}`}>
        <aside className={styles.key} aria-label={m.factsTitle}>
          <FairFacts fair={fair} exhibitorCount={exhibitorCount} url={url} isPublished={isPublished} />
          <FairDocuments documents={fair.documents} url={url} />
        </aside>
        <div className={styles.story}>
          <ContentPicture of={fair} sizes={DETAIL_SIZES} isFirst isWide field="imageUrl" />
          <p className={styles.lead} data-field="description">
            {fair.description}
          </p>
          <FairFigures fair={fair} />
          <div
            className="prose"
            data-field="details"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see Props
            dangerouslySetInnerHTML={{ __html: toPageHtml(fair.details) }}
          />
          <ProductGroups groups={fair.productGroups} />
          <FairSupport note={fair.supportNote} />
          <FairEditions editions={earlier} />
          {fair.isSupervised ? <Supervision /> : null}
        </div>
        <aside className={styles.side} aria-label={m.sideTitle}>
          <SharePage title={fair.title} url={url} />
          <OtherFairs others={others} />
          <section className={styles.questions}>
            <h2>{m.questions}</h2>
            <p>{m.questionsText}</p>
            <a className="link-arrow" href={PATHS.contact}>
              {m.contactUs} <Icon name="arrow" />
            </a>
          </section>
        </aside>
      </div>
    </article>
  );
}

function StatusBadge({ fair }: { fair: Fair }) {
  const { badge } = m.statuses[fair.status];
  if (!hasValidDate(fair)) return null;
  return fair.status === 'Upcoming' ? (
    <fair-state
      class="badge badge-upcoming"
      data-start={fair.startDate}
      data-end={fair.endDate}
      data-field="status"
    >
      {badge}
    </fair-state>
  ) : (
    <span className={`badge badge-${FAIR_STATUSES[fair.status].filter}`} data-field="status">
      {badge}
    </span>
  );
}

type FactsProps = { fair: Fair; exhibitorCount: number; url: string; isPublished: boolean };

function FairFacts({ fair, exhibitorCount, url, isPublished }: FactsProps) {
  return (
    <section className={styles.facts}>
      <h2>{m.factsTitle}</h2>
      <dl>
        <dt>{m.date}</dt>
        <dd data-field="date">{hasValidDate(fair) ? fair.date : <del>{fair.date}</del>}</dd>
        <dt>{m.venue}</dt>
        <dd>
          {ORGANISER.venue.name}
          <VenueAddress className={styles.address} />
        </dd>
        <FairTexts fair={fair} />
      </dl>
      {fair.status === 'Upcoming' && fair.notice !== 'cancelled' ? (
        <a className={`button ${styles.request}`} href={PATHS.participateIn(fair.id)}>
          {m.participate}
        </a>
      ) : null}
      <FairLinks fair={fair} exhibitorCount={exhibitorCount} />
      {fair.status === 'Upcoming' && hasValidDate(fair) ? (
        <AddToCalendar fair={fair} url={url} isPublished={isPublished} />
      ) : null}
    </section>
  );
}

function AddToCalendar({ fair, url, isPublished }: { fair: Fair; url: string; isPublished: boolean }) {
  const google = googleLink(fair, url);
  if (!google) return null;
  return (
    <div className={styles.calendar}>
      {isPublished ? (
        <a className="button button-quiet" href={PATHS.fairCalendar(fair.id)}>
          <Icon name="calendar" /> {calendar.add}
        </a>
      ) : null}
      <a className="link-arrow" href={google} target="_blank" rel="noopener">
        {calendar.addToGoogle} <Icon name="external" />
        <span className="visually-hidden"> ({calendar.opensInNewTab})</span>
      </a>
    </div>
  );
}

function OtherFairs({ others }: { others: ListEntry[] }) {
  return (
    <section data-shared="">
      <h2>{m.otherFairs}</h2>
      {others.length === 0 ? <p className={styles.none}>{m.noOtherFairs}</p> : null}
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.id}>
            <span className={styles.otherDate}>
              {other.date}
              {other.notice ? <NoticeBadge notice={other.notice} /> : null}
            </span>
            <a href={PATHS.fair(other.id)}>{other.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
