import { ADMIN_PAGES_MESSAGES as m } from '@fuar/shared/messages/admin/pages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DraftMark } from '../../components/drafts/draft-mark.tsx';
import { LiveMark } from '../../components/ui/badge.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { notLoaded, Skeletons, StateMessage } from '../../components/ui/states.tsx';
import { useStore } from '../../lib/store.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { pageContentQueries } from '../../queries/page-contents.ts';
import { useMay } from '../../queries/use-user.ts';
import s from './page-contents-page.module.css';

const RichTextView = lazy(async () => ({
  default: (await import('../../components/rich-text/rich-text-view.tsx')).RichTextView,
}));
const PageForm = lazy(async () => ({ default: (await import('./page-form.tsx')).PageForm }));

const FIELDS = {
  page: textParam,
  /**
   * The id of a new draft. It is part of the form's `key`, so that React mounts the form again with the content of the
   * draft.
   */
  draft: numberParam(0),
};

export function PageContentsPage() {
  const pages = useQuery(pageContentQueries.list());
  const drafts = useQuery(draftQueries.list('page'));
  const mayEdit = useMay('content', 'write');
  // A form with unsaved changes stays open when its user loses the right to edit.
  const hasUnsaved = useStore(unsavedCount) > 0;
  const { state, change } = useUrlState(FIELDS);

  const page = pages.data?.find(({ pageKey }) => pageKey === state.page) ?? pages.data?.[0];
  const draftOf = (pageKey: string) => drafts.data?.find(({ rowId }) => rowId === pageKey);
  const choose = (pageKey: string) => {
    if (pageKey !== page?.pageKey) change({ page: pageKey });
  };

  return (
    <>
      <PageTop title={m.title} />
      {renderContent()}
    </>
  );

  function renderContent() {
    const isWaiting = pages.isPending || drafts.isPending;
    const skeletons = (
      <div className={s.list}>
        <Skeletons count={4} className={s.skeleton} />
      </div>
    );
    if (!pages.data || isWaiting) return notLoaded(pages, m, skeletons, isWaiting);
    if (!page) return <StateMessage title={m.emptyTitle} />;
    return (
      <div className={s.columns}>
        <nav aria-label={m.list}>
          <ul className={s.list}>
            {pages.data.map(({ pageKey, title, live }) => (
              <li key={pageKey}>
                <button
                  type="button"
                  className={s.entry}
                  aria-current={pageKey === page.pageKey ? 'true' : undefined}
                  onClick={() => choose(pageKey)}
                >
                  <span>{title}</span>
                  <LiveMark isLive={live} />
                  <DraftMark draft={draftOf(pageKey)} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense fallback={<ListStatus>{m.loadingEditor}</ListStatus>}>
          {mayEdit || hasUnsaved ? (
            <PageForm key={`${page.pageKey} ${state.draft}`} page={page} draft={draftOf(page.pageKey)} />
          ) : (
            <RichTextView key={page.pageKey} html={page.content} />
          )}
        </Suspense>
      </div>
    );
  }
}
