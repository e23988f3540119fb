import type { MouseEvent } from 'react';

/** Lets a click anywhere on a row do what its button does, and focuses the button. A click that selects text does nothing. */
export function onRowClick(toggle: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    if ((target as Element).closest('a, button, input, label, select, textarea')) return;
    if (getSelection()?.isCollapsed === false) return;
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    toggle();
  };
}
