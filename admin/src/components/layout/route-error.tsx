import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { StateMessage } from '../ui/state-message.tsx';

/** A screen that broke, or whose code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <StateMessage level={1} kind="error" title={m.unexpectedTitle} text={m.unexpected}>
      <Button onClick={() => location.reload()}>{m.tryAgain}</Button>
    </StateMessage>
  );
}
