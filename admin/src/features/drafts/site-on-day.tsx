import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DRAFTS_MESSAGES as m } from '@fuar/shared/messages/admin/drafts';
import { PREVIEW_MESSAGES } from '@fuar/shared/messages/admin/preview';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { useMemo, useState } from 'react';
import type { PreviewSource } from '../../components/preview/preview-source.ts';
import { PreviewNote, useHasPreview } from '../../components/preview/with-preview.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus } from '../../components/ui/page-top.tsx';
import s from './drafts-page.module.css';

const PreviewPane = lazyComponent(
  async () => (await import('../../components/preview/preview-pane.tsx')).PreviewPane,
  <ListStatus>{shell.loading}</ListStatus>,
);

const toCountText = (pages: number) =>
  pages > 0 ? PREVIEW_MESSAGES.scheduledChanges(pages) : PREVIEW_MESSAGES.noScheduledChanges;

/** Previews the site on a chosen day, with every draft that is scheduled until then. */
export function SiteOnDay() {
  const today = todayInIstanbul(new Date());
  const [day, setDay] = useState(today);
  const isPast = day !== '' && day < today;
  const hasPreview = useHasPreview();
  const source = useMemo<PreviewSource>(
    // While the date field is empty or wrong, the preview still shows the last chosen day.
    () => ({ read: async () => (day && !isPast ? { day } : undefined) }),
    [day, isPast],
  );
  if (!hasPreview) return <PreviewNote />;
  return (
    <div className="stack">
      <div className={s.day}>
        <TextField
          label={m.day}
          type="date"
          hint={m.siteOnDayHint}
          error={isPast ? m.dayPast : undefined}
          min={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <div className={s.site}>
        <PreviewPane source={source} ownPath={undefined} countText={toCountText} />
      </div>
    </div>
  );
}
