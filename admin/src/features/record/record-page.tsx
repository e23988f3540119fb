import { RECORD_SCREEN_MESSAGES as m, RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import type { RecordEntry, RecordKind } from '@fuar/shared/schemas/people';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { ListStatus, PageTop, Toolbar } from '../../components/ui/page-top.tsx';
import { findHeading, restoreFocus } from '../../components/ui/restore-focus.ts';
import { Select } from '../../components/ui/select.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import t from '../../components/ui/table.module.css';
import { choiceParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { type RecordFilter, readMore, recordQueries } from '../../queries/record.ts';
import { userQueries } from '../../queries/users.ts';
import s from './record-page.module.css';
import { RecordSkeleton, RecordTable } from './record-table.tsx';

const KINDS = Object.keys(RECORD_MESSAGES.kinds) as RecordKind[];
const FIELDS = { user: textParam, kind: choiceParam(['all', ...KINDS]) };
const KIND_OPTIONS = [
  { value: 'all' as const, label: m.allKinds },
  ...KINDS.map((value) => ({ value, label: RECORD_MESSAGES.kinds[value] })),
];

type More = { filter: RecordFilter; known: readonly RecordEntry[] };

const rowAt = (index: number) => document.querySelectorAll<HTMLElement>('tbody tr')[index];

export function RecordPage() {
  const { state, change } = useUrlState(FIELDS);
  const { user, kind } = state;
  const filter = { ...(user ? { user } : {}), ...(kind === 'all' ? {} : { kind }) };
  const record = useQuery(recordQueries.list(filter));
  const queryClient = useQueryClient();
  const more = useMutation({
    // The filter is an argument, because it may change before the answer arrives.
    mutationFn: ({ filter, known }: More) => readMore(filter, known),
    meta: { errorMessage: m.loadFailed },
    onSuccess: (next, { filter, known }) => {
      queryClient.setQueryData(recordQueries.list(filter).queryKey, next);
      // The pressed button disappears when all entries are shown, so focus the first new one.
      if (!next.hasMore) restoreFocus(() => rowAt(known.length));
    },
  });
  const { data: users = [] } = useQuery(userQueries.list());

  // Add the people of the entries, because deleted accounts and earlier addresses are not in the list of users.
  const actors = record.data?.entries.map(({ by }) => by) ?? [];
  const emails = new Set([...users.map(({ email }) => email), user, ...actors].filter(Boolean));
  const people = [
    { value: '', label: m.everybody },
    ...[...emails].map((email) => ({ value: email, label: email })),
  ];
  const emailsById = new Map(users.map(({ id, email }) => [String(id), email]));
  const clearFilters = () => {
    change({ user: '', kind: 'all' });
    findHeading()?.focus();
  };

  return (
    <>
      <PageTop title={m.title} />
      <p className={s.hint}>{m.hint}</p>
      <Toolbar>
        <div className={s.person}>
          <Select
            label={m.person}
            value={user}
            options={people}
            onChange={(next) => change({ user: next })}
          />
        </div>
        <Select
          label={m.kind}
          value={kind}
          options={KIND_OPTIONS}
          onChange={(next) => change({ kind: next })}
        />
      </Toolbar>
      {renderList()}
    </>
  );

  function renderList() {
    if (!record.data) return notLoaded(record, m, <RecordSkeleton />);
    const { entries, hasMore } = record.data;
    if (entries.length === 0) {
      const isFiltered = user !== '' || kind !== 'all';
      return (
        <StateMessage title={m.emptyTitle} text={isFiltered ? m.noMatch : m.emptyText}>
          {isFiltered && <Button onClick={clearFilters}>{m.clearFilters}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>{m.count(entries.length, hasMore)}</ListStatus>
        <RecordTable entries={entries} emailsById={emailsById} />
        {hasMore && (
          <div className={t.more}>
            <Button disabled={more.isPending} onClick={() => more.mutate({ filter, known: entries })}>
              {more.isPending ? m.loadingMore : m.more}
            </Button>
          </div>
        )}
      </>
    );
  }
}
