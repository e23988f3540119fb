import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { StateMessage } from '../ui/state-message.tsx';

/** Shown when a screen throws or its code fails to load. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <StateMessage level={1} kind="error" title={m.unexpectedTitle} text={m.unexpected}>
      <Button onClick={() => location.reload()}>{m.tryAgain}</Button>
    </StateMessage>
  );
}
