import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A shorter movement of the pointer is a click. */
const FIRST_MOVE_PX = 6;
/** Within `EDGE_PX` of the left or right edge, dragging scrolls the board by `SCROLL_STEP_PX` per animation frame. */
const EDGE_PX = 56;
const SCROLL_STEP_PX = 10;

type Start = { id: number; card: HTMLElement; pointerId: number; x: number; y: number };
type Drag = { id: number; over: string | undefined };

export function useCardDrag(onDrop: (id: number, column: string) => void) {
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const start = useRef<Start>(undefined);
  const point = useRef({ x: 0, y: 0 });
  const hasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  const follow = () => {
    const { x, y } = point.current;
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    const over = columnAt(board.current, x, y);
    setDrag((before) => (!before || before.over === over ? before : { ...before, over }));
  };

  useEffect(() => {
    if (!isDragging) return;
    follow();
    let frame = requestAnimationFrame(function scroll() {
      const region = board.current;
      const { left = 0, right = 0 } = region?.getBoundingClientRect() ?? {};
      const { x } = point.current;
      const step = x < left + EDGE_PX ? -SCROLL_STEP_PX : x > right - EDGE_PX ? SCROLL_STEP_PX : 0;
      if (region && step !== 0) {
        region.scrollLeft += step;
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  });

  const stop = () => {
    start.current = undefined;
    setDrag(undefined);
  };

  const handlers = {
    onPointerDown: ({ target, button, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      hasDragged.current = false;
      const card = (target as Element).closest<HTMLElement>('[data-card]');
      if (!card || button !== 0) return;
      // A touch on a card scrolls the page, so only the handle starts a drag.
      if (pointerType === 'touch' && !(target as Element).closest('[data-handle]')) return;
      start.current = { id: Number(card.dataset.card), card, pointerId, x, y };
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
      const from = start.current;
      if (!from || from.pointerId !== pointerId) return;
      point.current = { x, y };
      if (isDragging) return follow();
      if (Math.hypot(x - from.x, y - from.y) < FIRST_MOVE_PX) return;
      from.card.setPointerCapture(pointerId);
      hasDragged.current = true;
      setDrag({ id: from.id, over: undefined });
    },
    onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (start.current?.pointerId !== pointerId) return;
      // Find the column again, because the board may have scrolled since the last pointer event.
      const over = columnAt(board.current, x, y);
      if (drag && over) onDrop(drag.id, over);
      stop();
    },
    onPointerCancel: stop,
    /**
     * Keeps the click at the end of a drag from opening the card. Often the browser sends no such click, because the card is in
     * another column by then. The next click may then come from Enter, with a `detail` of 0, and must open the card.
     */
    onClickCapture: (event: MouseEvent) => {
      if (hasDragged.current && event.detail > 0) event.stopPropagation();
      hasDragged.current = false;
    },
  };
  return { board, ghost, drag, handlers, cancel: stop };
}

function columnAt(board: HTMLElement | null, x: number, y: number): string | undefined {
  const columns = [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  return columns.find((column) => {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  })?.dataset.column;
}
