import { DRAFTS_MESSAGES as m } from '@fuar/shared/messages/admin/drafts';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { choiceParam, useUrlState } from '../../lib/use-url-state.ts';
import { DraftList } from './draft-list.tsx';

const loading = <ListStatus>{shell.loading}</ListStatus>;
const DeletedList = lazyComponent(async () => (await import('./deleted-list.tsx')).DeletedList, loading);
const SiteOnDay = lazyComponent(async () => (await import('./site-on-day.tsx')).SiteOnDay, loading);

const FIELDS = { tab: choiceParam(['drafts', 'deleted', 'day']) };
const TABS = [
  { value: 'drafts', label: m.all },
  { value: 'deleted', label: m.deleted },
  { value: 'day', label: m.siteOnDay },
] as const;

export function DraftsPage() {
  const { state, change } = useUrlState(FIELDS);
  return (
    <>
      <PageTop title={m.title} />
      <Tabs label={m.tabs} value={state.tab} tabs={TABS} onChange={(tab) => change({ tab })}>
        {state.tab === 'drafts' && <DraftList />}
        {state.tab === 'deleted' && <DeletedList />}
        {state.tab === 'day' && <SiteOnDay />}
      </Tabs>
    </>
  );
}
