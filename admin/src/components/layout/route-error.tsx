import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkLoadError, reloadCode, reloadOnce } from '../../lib/chunk-load-errors.ts';
import { deploymentQueries } from '../../queries/deployment.ts';
import { Button } from '../ui/button.tsx';
import { ListStatus } from '../ui/page-top.tsx';
import { StateMessage } from '../ui/states.tsx';

export function RouteError() {
  const error = useRouteError();
  return isChunkLoadError(error) ? <MissingCode /> : <Unexpected error={error} />;
}

/** Shows that the server cannot be reached, and waits for it. Reloads if a new deployment has replaced the code. */
function MissingCode() {
  const deployment = useQuery(deploymentQueries.isNew());
  const { data: isNew, isFetching, errorUpdateCount } = deployment;
  // Do not use `isError`: it is false during a refetch, so the pressed button would disappear and lose the focus.
  const wasAway = errorUpdateCount > 0;
  // Reload once the server can be reached again, because a browser may not retry an import that has failed once.
  const isBack = isNew !== undefined && wasAway;
  useEffect(() => {
    if (isBack) void reloadCode();
    else if (isNew) reloadOnce();
  }, [isBack, isNew]);

  if (isNew === undefined && wasAway) {
    return (
      <StateMessage level={1} kind="error" title={m.offlineTitle} text={m.offline}>
        <Button onClick={() => deployment.refetch()} disabled={isFetching}>
          {m.tryAgain}
        </Button>
      </StateMessage>
    );
  }
  if (isNew === undefined || isBack) return <ListStatus>{m.loading}</ListStatus>;
  return <Unexpected error={undefined} />;
}

function Unexpected({ error }: { error: unknown }) {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <StateMessage level={1} kind="error" title={m.unexpectedTitle} text={m.unexpected}>
      <Button onClick={reloadCode}>{m.tryAgain}</Button>
    </StateMessage>
  );
}
