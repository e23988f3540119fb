import { STATE_MESSAGES as m } from '@fuar/shared/messages/public/states';

/** Repeats a failed request. The button then disappears, so focus moves to the tab above or to the content. */
export function RetryButton({ isQuiet = false, onRetry }: { isQuiet?: boolean; onRetry: () => void }) {
  const handleClick = (button: HTMLElement) => {
    const tab = button.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
    const place = tab ? document.getElementById(tab) : button.closest('main');
    place?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <button
      type="button"
      className={isQuiet ? 'button button-quiet' : 'button'}
      onClick={({ currentTarget }) => handleClick(currentTarget)}
    >
      {m.retry}
    </button>
  );
}
