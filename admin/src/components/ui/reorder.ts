/** Moves one item. Returns the same list if nothing changes. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export function sortByIds<T extends { id: number }>(items: readonly T[], ids: readonly number[] | undefined) {
  if (!ids) return items;
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((a, b) => place(a) - place(b));
}

type Box = { left: number; top: number; width: number; height: number };
type Point = { x: number; y: number };

/**
 * True if the pointer has passed the middle of the target in the direction of the move. The dragged item then takes the
 * target's place. Within a row the horizontal middle counts. Between rows the vertical middle counts.
 */
export function hasPassedMiddle(dragged: Box, target: Box, pointer: Point, isForward: boolean): boolean {
  const isSameRow = Math.abs(dragged.top - target.top) < target.height / 2;
  const position = isSameRow ? pointer.x : pointer.y;
  const middle = isSameRow ? target.left + target.width / 2 : target.top + target.height / 2;
  return isForward ? position >= middle : position <= middle;
}
