import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

/** A list that could not be loaded, with a way to ask again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState title={title}>
      <RetryButton isQuiet onRetry={onRetry} />
    </EmptyState>
  );
}
