import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState title={title}>
      <RetryButton isQuiet onRetry={onRetry} />
    </EmptyState>
  );
}
