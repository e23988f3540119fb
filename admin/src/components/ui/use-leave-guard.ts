import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { askConfirmation } from './confirm-store.ts';

/** Whether somebody gives up what they have typed. */
export function askToLeave(): Promise<boolean> {
  return askConfirmation({ title: m.unsavedTitle, message: m.unsavedQuestion });
}

/** Leaving the screen, or the site, with unsaved work asks first. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    unsavedCount.set(unsavedCount.get() + 1);
    return () => unsavedCount.set(unsavedCount.get() - 1);
  }, [isDirty]);
}

/** Asks for all of them: a router takes one blocker only, and a screen may have two forms. */
export function LeaveGuard() {
  const isDirty = useStore(unsavedCount) > 0;
  const blocker = useBlocker(
    // As it is now: a form that was saved closes before the next render.
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

/** Page texts are one screen, with a form for each: another one in the address is another form, by the back button too. */
function isElsewhere(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || (to.pathname === PATHS.adminPages && from.search !== to.search);
}
