import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

/** Shown for a list that could not be loaded, with a retry button. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState title={title}>
      <RetryButton isQuiet onRetry={onRetry} />
    </EmptyState>
  );
}
