import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { askConfirmation } from './confirm-store.ts';

/** Whether somebody gives up what they have typed. */
export function askToLeave(): Promise<boolean> {
  return askConfirmation({ title: m.unsavedTitle, message: m.unsavedQuestion });
}

/** Leaving the screen, or the site, with unsaved work asks first. */
export function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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
}
