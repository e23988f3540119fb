import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { HallPlan } from './hall-plan.tsx';
import { ListStatus } from './page-top.tsx';
import { restoreFocus } from './restore-focus.ts';
import s from './states.module.css';

type StateMessageProps = {
  title: string;
  text?: string | undefined;
  kind?: 'empty' | 'error';
  /** 1 if the page has no other heading. */
  level?: 1 | 2;
  children?: ReactNode;
};

export function StateMessage({ title, text, kind = 'empty', level = 2, children }: StateMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={s.state} role={kind === 'error' ? 'alert' : undefined}>
      <HallPlan kind={kind} />
      <Heading className={s.title}>{title}</Heading>
      {text && <p className={s.text}>{text}</p>}
      {children && <div className={s.actions}>{children}</div>}
    </div>
  );
}

/** Placeholder boxes while the content is loading. */
export function Skeletons({ count, className }: { count: number; className: string | undefined }) {
  const keys = Array.from({ length: count }, (_, index) => index);
  return keys.map((key) => <span key={key} className={className} data-skeleton="" />);
}

type FailedQuery = { refetch: () => unknown; isFetching: boolean };

/** `text` says what could not be loaded. Leave it out if a toast already says so. */
export function LoadError({ text, query }: { text?: string; query: FailedQuery }) {
  const handleRetry = async () => {
    await query.refetch();
    restoreFocus();
  };
  return (
    <StateMessage kind="error" title={m.unexpectedTitle} text={text}>
      <Button onClick={handleRetry} disabled={query.isFetching}>
        {m.tryAgain}
      </Button>
    </StateMessage>
  );
}

/**
 * Call this only without data: after a failed refetch the previous list stays, and a toast reports the failure. This is not a
 * component, because the status must stay the same element while its text changes. Only then do screen readers announce how
 * many rows were loaded.
 */
export function notLoaded(
  query: FailedQuery & { isPending: boolean },
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
