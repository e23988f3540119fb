import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { listen } from '../../../lib/listen.ts';
import type { Box, Work, WorkItem } from './types.ts';
import type { RowWork } from './use-work.ts';

type RowKeys<T extends WorkItem> = {
  items: readonly T[];
  work: Work<T>;
  rowWork: RowWork<T>;
  onBox: (id: number, box: Box) => void;
};

const TOGGLES = '[data-row] button[aria-expanded]';

/** Handles the shortcut keys of a row. Inside a text field or select, only Escape works. Inside a dialog, no key does. */
export function createRowKeys<T extends WorkItem>({ items, work, rowWork, onBox }: RowKeys<T>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const row = target.closest<HTMLElement>('[data-row]');
    const isInDialog = target.closest('dialog') !== null;
    const item = items.find(({ id }) => String(id) === row?.dataset.row);
    if (!row || !item || isInDialog) return;
    if (event.key === 'Escape') return toggleOf(event.currentTarget, item.id)?.focus();
    if (target.closest('input, textarea, select')) return;
    const act = actionOf(event, item);
    if (!act) return;
    event.preventDefault();
    act();
  };

  function actionOf(event: KeyboardEvent<HTMLElement>, item: T): (() => void) | undefined {
    const table = event.currentTarget;
    const status = work.statuses[Number(event.key) - 1];
    if (status) return () => rowWork.setStatus(item, status);
    const actions: Record<string, () => void> = {
      arrowdown: () => move(table, item.id, 1),
      arrowup: () => move(table, item.id, -1),
      u: () => rowWork.claim(item),
      n: () => onBox(item.id, 'note'),
      r: () => onBox(item.id, 'reply'),
    };
    return actions[event.key.toLowerCase()];
  }
}

/**
 * Lets the up and down keys focus the first visible row while nothing has the focus. `selector` finds the buttons of the rows.
 * While a row is open, the keys scroll the page as usual.
 */
export function useFirstRowKey(body: RefObject<HTMLElement | null>, selector = TOGGLES): void {
  useEffect(
    () =>
      listen(['keydown'], (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
          return;
        // Do nothing if a control has the focus. The heading and `main`, which a new page focuses, have a negative tabIndex.
        if ((event.target as HTMLElement).tabIndex >= 0 || document.querySelector('dialog[open]')) return;
        if (body.current?.querySelector('[aria-expanded=true]')) return;
        const toggles = [...(body.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
        const first = toggles.find((toggle) => toggle.getBoundingClientRect().top >= 0);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }),
    [body, selector],
  );
}

const toggleOf = (table: HTMLElement, id: number) =>
  table.querySelector<HTMLElement>(`[data-row="${id}"] button[aria-expanded]`);

function move(table: HTMLElement, id: number, by: number): void {
  const toggles = [...table.querySelectorAll<HTMLElement>(TOGGLES)];
  const index = toggles.findIndex(
    (toggle) => toggle.closest<HTMLElement>('[data-row]')?.dataset.row === String(id),
  );
  toggles[index + by]?.focus();
}
