import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { askConfirmation } from './confirm-store.ts';

/** Resolves to whether the person discards their changes. */
export function askToLeave(): Promise<boolean> {
  return askConfirmation({ title: m.unsavedTitle, message: m.unsavedQuestion });
}

/** Asks before unsaved work is lost by leaving the screen or the site. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    unsavedCount.set(unsavedCount.get() + 1);
    return () => unsavedCount.set(unsavedCount.get() - 1);
  }, [isDirty]);
}

/** One blocker for all forms: a router accepts only one, and a screen may have two forms. */
export function LeaveGuard() {
  const isDirty = useStore(unsavedCount) > 0;
  const blocker = useBlocker(
    // Read at call time: a saved form closes before the next render.
    ({ currentLocation, nextLocation }) =>
      unsavedCount.get() > 0 && isElsewhere(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return null;
}

/** The page texts share one screen, so a change of page in the URL also leaves a form. */
function isElsewhere(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || (to.pathname === PATHS.adminPages && from.search !== to.search);
}
