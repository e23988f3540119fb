import { CALENDAR_MESSAGES as calendar } from '@fuar/shared/messages/public/calendar';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { ORGANISER, venueAddress } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { googleLink } from '../lib/calendar.ts';
import type { CardFair } from '../lib/cards.ts';
import { toPageHtml } from '../lib/page-html.ts';
import { DETAIL_SIZES } from '../lib/picture.ts';
import { ContentPicture } from './content-picture.tsx';
import styles from './detail.module.css';
import { FairDate } from './fair-date.tsx';
import { Icon } from './icon.tsx';
import { PageHead } from './page-head.tsx';
import { SharePage } from './share-page.tsx';

type Props = {
  /** `details` is HTML that is already sanitised: by `/api` at build time, by DOMPurify in the browser. */
  fair: Fair;
  others: CardFair[];
  /** The absolute address of this page. */
  url: string;
  /** True if the fair has a published calendar file. */
  isPublished?: boolean;
};

/** A fair's page below the header: the pre-rendered one, and the one of a fair that is newer than the site. */
export function FairView({ fair, others, url, isPublished = false }: Props) {
  const isUpcoming = fair.status === 'Upcoming';
  const crumbs = [
    { label: m.title, path: PATHS.fairs },
    { label: fair.title, path: PATHS.fair(fair.id) },
  ];
  return (
    <article className={styles.page}>
      <PageHead title={fair.title} crumbs={crumbs} seed={fair.id}>
        <div className={styles.when}>
          <FairDate fair={fair} isLarge />
          {isUpcoming ? (
            <fair-state class="badge badge-upcoming" data-start={fair.startDate} data-end={fair.endDate}>
              {m.upcoming}
            </fair-state>
          ) : (
            <span className="badge badge-completed">{m.completed}</span>
          )}
        </div>
      </PageHead>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.story}>
          <ContentPicture of={fair} sizes={DETAIL_SIZES} isFirst isWide />
          <p className={styles.lead}>{fair.description}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see Props */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: toPageHtml(fair.details) }} />
        </div>
        <aside className={styles.side}>
          <FairFacts fair={fair} url={url} isPublished={isPublished} />
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

function FairFacts({ fair, url, isPublished }: { fair: Fair; url: string; isPublished: boolean }) {
  return (
    <section className={styles.facts}>
      <h2>{m.factsTitle}</h2>
      <dl>
        <dt>{m.date}</dt>
        <dd>{fair.date}</dd>
        <dt>{m.venue}</dt>
        <dd>
          {ORGANISER.venue.name}
          <span className={styles.address}>{venueAddress()}</span>
        </dd>
      </dl>
      {fair.status === 'Upcoming' ? (
        <>
          <a className={`button ${styles.request}`} href={PATHS.participateIn(fair.id)}>
            {m.participate}
          </a>
          <AddToCalendar fair={fair} url={url} isPublished={isPublished} />
        </>
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

function OtherFairs({ others }: { others: CardFair[] }) {
  return (
    <section>
      <h2>{m.otherFairs}</h2>
      {others.length === 0 ? <p className={styles.none}>{m.noOtherFairs}</p> : null}
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.id}>
            <span className={styles.otherDate}>{other.date}</span>
            <a href={PATHS.fair(other.id)}>{other.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
