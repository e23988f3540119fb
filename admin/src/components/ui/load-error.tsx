import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { Button } from './button.tsx';
import { restoreFocus } from './restore-focus.ts';
import { StateMessage } from './state-message.tsx';

type LoadErrorProps = {
  /** Says what could not be loaded. Leave it out if a toast already says so. */
  text?: string;
  query: { refetch: () => unknown; isFetching: boolean };
};

export function LoadError({ text, query }: LoadErrorProps) {
  const handleRetry = async () => {
    await query.refetch();
    restoreFocus();
  };
  return (
    <StateMessage kind="error" title={m.unexpectedTitle} {...(text ? { text } : {})}>
      <Button onClick={handleRetry} disabled={query.isFetching}>
        {m.tryAgain}
      </Button>
    </StateMessage>
  );
}
