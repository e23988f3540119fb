import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { ListStatus } from './page-top.tsx';

type Query = ComponentProps<typeof LoadError>['query'] & { isPending: boolean };

/**
 * Call this only without data: after a failed refetch the previous list stays, and a toast reports the failure. Not a component,
 * because the status must stay one element for screen readers to announce how many rows were loaded.
 */
export function notLoaded(
  query: Query,
  texts: { loading: string },
  placeholder?: ReactNode,
  isWaiting = query.isPending,
): ReactNode {
  if (!isWaiting) return <LoadError query={query} />;
  return (
    <>
      <ListStatus>{texts.loading}</ListStatus>
      {placeholder}
    </>
  );
}
