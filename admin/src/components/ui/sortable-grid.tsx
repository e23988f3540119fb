import { SORTING_MESSAGES as m } from '@fuar/shared/messages/admin/sorting';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { hasPassedMiddle, moveItem } from './reorder.ts';
import s from './sortable-grid.module.css';

type SortableGridProps<T> = {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onReorder: (items: readonly T[]) => void;
  isDisabled?: boolean;
  /** Shows cards without handles, for a person who may not sort. */
  isFixed?: boolean;
  className: string | undefined;
  children: (item: T) => ReactNode;
};

/** Sortable cards. A mouse or pen drags the whole card; touch and keyboard use its handle. */
export function SortableGrid<T extends { id: number }>(props: SortableGridProps<T>) {
  const { label, items, nameOf, onReorder, isDisabled = false, isFixed = false, className, children } = props;
  const grid = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [lifted, setLifted] = useState<{ id: number; before: readonly T[] }>();
  const [announcement, setAnnouncement] = useState('');

  const handlePointerDown = (event: PointerEvent<HTMLLIElement>, item: T) => {
    const target = event.target as Element;
    const handle = target.closest('[data-handle]');
    if (isDisabled || isFixed || event.button !== 0 || (!handle && target.closest('button, a, input')))
      return;
    // A touch on a card scrolls the page, so only the handle starts a drag.
    if (event.pointerType === 'touch' && !handle) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(item.id);
  };

  const handlePointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (dragged === undefined) return;
    const cards = [...(grid.current?.children ?? [])];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const from = items.findIndex(({ id }) => id === dragged);
    const to = boxes.findIndex((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    const own = boxes[from];
    const other = boxes[to];
    if (!own || !other || from === to) return;
    if (hasPassedMiddle(own, other, { x, y }, from < to)) onReorder(moveItem(items, from, to));
  };

  const handleKeyDown = (event: KeyboardEvent, item: T) => {
    const at = items.findIndex(({ id }) => id === item.id);
    const isLifted = lifted?.id === item.id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setLifted(isLifted ? undefined : { id: item.id, before: items });
      setAnnouncement(
        isLifted ? m.dropped(nameOf(item), at + 1) : m.lifted(nameOf(item), at + 1, items.length),
      );
      return;
    }
    if (!isLifted) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onReorder(lifted.before);
      setLifted(undefined);
      setAnnouncement(m.cancelled(nameOf(item)));
      return;
    }
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(at + step, 0), items.length - 1);
    onReorder(moveItem(items, at, to));
    setAnnouncement(m.moved(nameOf(item), to + 1, items.length));
    // Restore focus, which the handle loses when its card moves in the document.
    const handle = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => handle.focus());
  };

  return (
    <>
      <ul ref={grid} className={className} aria-label={label}>
        {items.map((item) => (
          <li
            key={item.id}
            className={s.item}
            data-dragged={dragged === item.id || lifted?.id === item.id ? '' : undefined}
            onPointerDown={(event) => handlePointerDown(event, item)}
            onPointerMove={handlePointerMove}
            onPointerUp={() => setDragged(undefined)}
            onPointerCancel={() => setDragged(undefined)}
          >
            {!isFixed && (
              <button
                type="button"
                data-handle=""
                className={s.handle}
                aria-label={m.handle(nameOf(item))}
                aria-pressed={lifted?.id === item.id}
                disabled={isDisabled}
                onKeyDown={(event) => handleKeyDown(event, item)}
                onBlur={({ relatedTarget }) => {
                  // Ignore a blur that only results from moving the element.
                  const hasLeft = relatedTarget !== null || !document.hasFocus();
                  if (lifted?.id === item.id && hasLeft) setLifted(undefined);
                }}
              >
                <Icon name="drag" />
              </button>
            )}
            {children(item)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
