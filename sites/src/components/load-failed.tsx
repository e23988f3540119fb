import { STATE_MESSAGES as m } from '@fuar/shared/messages/public/states';
import { EmptyState } from './empty-state.tsx';

/** A list that could not be loaded, with a way to ask again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState title={title}>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {m.retry}
      </button>
    </EmptyState>
  );
}
