import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import type { Draft, EditedKind } from '@fuar/shared/schemas/editing';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type RowCall, useRowMutation } from '../../lib/use-row-mutation.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { findHeading } from '../ui/restore-focus.ts';

const NONE: readonly Draft[] = [];

/** The drafts of a list. `unpublished` holds drafts of new and deleted rows. The list works even if its drafts fail to load. */
export function useDrafts(kind: EditedKind, rows: readonly { id: number }[] | undefined) {
  const { data: all = NONE, isPending, isError } = useQuery(draftQueries.list(kind));
  const ids = new Set<unknown>(rows?.map(({ id }) => id));
  return {
    all: isPending ? undefined : all,
    isPending: isPending && !isError,
    of: (id: number) => all.find(({ rowId }) => rowId === id),
    unpublished: rows ? all.filter(({ rowId }) => !ids.has(rowId)) : NONE,
  };
}

/**
 * Deletes a row. The server also deletes the draft of the row. Refetches the drafts before the rows, because a draft without
 * its row would look like the draft of a new row.
 */
export function useDeleteRow(queryKey: QueryKey, call: RowCall, deleted: string, failed: string) {
  return useRowMutation(queryKey, call, deleted, failed, draftQueries.all);
}

export function withDraftNote(question: string, draft: Draft | undefined): string {
  if (!draft) return question;
  const { state, publishAt } = draft;
  const note =
    state === 'scheduled' && publishAt ? m.deletesScheduled(formatMoment(publishAt)) : m.deletesDraft;
  return `${question}\n${note}`;
}

export function useOpenDraft(
  id: number,
  drafts: readonly Draft[] | undefined,
  open: (draft: Draft | undefined) => void,
): void {
  const openNamed = useEffectEvent((named: number) => {
    // The clicked link to the draft has disappeared. Focus the heading, so that the form returns the focus to it on closing.
    if (document.activeElement === document.body) findHeading()?.focus();
    open(drafts?.find((draft) => draft.id === named));
  });
  const isReady = id > 0 && drafts !== undefined;
  useEffect(() => {
    // Wait for the end of this effect, because `open` changes the URL with `flushSync`, which React forbids in an effect.
    if (isReady) queueMicrotask(() => openNamed(id));
  }, [isReady, id]);
}
