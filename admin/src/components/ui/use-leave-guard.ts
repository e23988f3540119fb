import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { draftSavers, type SaveDraftResult, unsavedCount } from '../../lib/unsaved.ts';
import { askConfirmation, confirmStore } from './confirm-store.ts';

export async function saveOrConfirmLeave(): Promise<boolean> {
  const ask = async () => {
    // Close the confirmation dialog if a save or an upload ends meanwhile: nothing is unsaved then, and the screen shows the
    // outcome.
    const stop = unsavedCount.subscribe(() => {
      if (unsavedCount.get() === 0) confirmStore.get()?.onClose(false);
    });
    return askConfirmation(m.unsavedTitle, m.unsavedQuestion).finally(stop);
  };
  const mustAsk = draftSavers.size === 0 || draftSavers.size < unsavedCount.get();
  if (mustAsk && !(await ask())) return false;
  const results = await Promise.all([...draftSavers].map((saveDraft) => saveDraft()));
  if (results.includes('conflict')) return false;
  return mustAsk || results.every((result) => result === 'saved') || ask();
}

/** A dialog counts the unsaved changes within it, so that closing the dialog asks about them. */
export const UnsavedInDialog = createContext({ current: 0 });

/** When the user leaves with unsaved changes, runs `saveDraft`. Without `saveDraft`, asks whether to discard the changes. */
export function useLeaveGuard(isDirty: boolean, saveDraft?: () => Promise<SaveDraftResult>): void {
  const saveLatest = useEffectEvent(async () => (await saveDraft?.()) ?? 'failed');
  const canSaveDraft = saveDraft !== undefined;
  const inDialog = use(UnsavedInDialog);
  useEffect(() => {
    if (!isDirty) return;
    const save = () => saveLatest();
    unsavedCount.set(unsavedCount.get() + 1);
    inDialog.current += 1;
    if (canSaveDraft) draftSavers.add(save);
    return () => {
      unsavedCount.set(unsavedCount.get() - 1);
      inDialog.current -= 1;
      draftSavers.delete(save);
    };
  }, [isDirty, canSaveDraft, inDialog]);
}

/** Blocks navigation for all forms, because a router accepts only one blocker and a screen may have two forms. */
export function LeaveGuard() {
  const isDirty = useStore(unsavedCount) > 0;
  const blocker = useBlocker(
    // Read the count here and not while rendering, because a saved form closes before the next render.
    ({ currentLocation, nextLocation }) =>
      unsavedCount.get() > 0 && isElsewhere(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLatest = true;
    void saveOrConfirmLeave().then((isLeaving) => {
      // A later attempt to leave has cancelled this confirmation dialog. Do not unblock the later attempt, which waits for its
      // own dialog.
      if (!isLatest) return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return null;
}

/**
 * True if a navigation leaves the form. The forms for page texts share one path and differ only in the query. In a list, a
 * new `draft` in the query opens the form of that draft, which replaces the current form.
 */
function isElsewhere(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  if (to.pathname === PATHS.adminPages) return from.search !== to.search;
  const draft = draftIn(to);
  return draft !== null && draft !== draftIn(from);
}

const draftIn = ({ search }: Location) => new URLSearchParams(search).get('draft');
