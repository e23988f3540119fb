import { FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { toDateParts } from '@fuar/shared/dates/format-date';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { DraftMark } from '../../components/drafts/draft-mark.tsx';
import { HistoryButton } from '../../components/history/history-button.tsx';
import { Badge, LiveMark } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { useMay } from '../../queries/use-user.ts';
import s from './fair-card.module.css';
import { preloadFairForm } from './fair-dialog.tsx';

type FairCardProps = {
  fair: AdminFair;
  draft: Draft | undefined;
  onEdit: (fair: AdminFair) => void;
  onDelete: (fair: AdminFair) => void;
  onComplete: (fair: AdminFair) => void;
};

/** The public pages use these colours too. */
const NOTICE_TONES = { postponed: 'warning', cancelled: 'danger' } as const;

export function FairCard({ fair, draft, onEdit, onDelete, onComplete }: FairCardProps) {
  const mayEdit = useMay('content', 'write');
  const { title, date, startDate, endDate, description, status, notice, live } = fair;
  const days = startDate && endDate ? toDateParts(startDate, endDate) : undefined;
  const hasEnded = status === 'Upcoming' && endDate !== undefined && endDate < todayInIstanbul(new Date());
  return (
    <article className={s.card} data-status={status} aria-label={title}>
      <div className={s.picture}>
        <Picture url={fair.imageUrl} image={fair.image} sizes="(min-width: 48rem) 15rem, 100vw" />
      </div>
      <div className={s.days} aria-hidden="true">
        {days && (
          <>
            <span className={s.numbers}>{days.days}</span>
            <span className={s.month}>{days.months}</span>
            <span className={s.year}>{days.year}</span>
          </>
        )}
      </div>
      <div className={s.text}>
        <h2 className={s.title}>{title}</h2>
        <div className={s.meta}>
          <span className={s.date}>{date}</span>
          <Badge tone={FAIR_STATUSES[status].filter}>{m.statuses[status]}</Badge>
          {notice && <Badge tone={NOTICE_TONES[notice]}>{m.notices[notice]}</Badge>}
          {!days && <Badge tone="warning">{m.dateUnread}</Badge>}
          <LiveMark isLive={live} />
          <DraftMark draft={draft} />
        </div>
        <p className={s.description}>{description}</p>
        {hasEnded && mayEdit && (
          <p className={s.ended}>
            {m.hasEnded}
            <Button icon="check" aria-label={m.markFairCompleted(title)} onClick={() => onComplete(fair)}>
              {m.markCompleted}
            </Button>
          </p>
        )}
      </div>
      {mayEdit && (
        <div className={s.actions}>
          <Button
            variant="quiet"
            icon="pencil"
            aria-label={m.editFair(title)}
            preload={preloadFairForm}
            onClick={() => onEdit(fair)}
          >
            {m.editButton}
          </Button>
          <HistoryButton kind="fair" id={fair.id} title={title} />
          <Button
            variant="quiet"
            icon="trash"
            aria-label={m.deleteFair(title)}
            onClick={() => onDelete(fair)}
          >
            {m.deleteButton}
          </Button>
        </div>
      )}
    </article>
  );
}

export function FairCardSkeleton() {
  return (
    <div className={`${s.card} ${s.skeleton}`} data-skeleton="">
      <div className={s.picture} />
      <div className={s.days}>
        <span className={s.bar} />
      </div>
      <div className={s.text}>
        <span className={s.bar} />
        <span className={s.bar} />
        <span className={s.bar} />
      </div>
    </div>
  );
}
