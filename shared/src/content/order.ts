/** Sort fields, most significant first; `-` means descending. The last field is the id, so no two rows tie. */
export type Order<Field extends string = string> = readonly (Field | `-${Field}`)[];

/** `'-startDate'` → `{ field: 'startDate', direction: -1 }` */
export function parseOrder<Field extends string>(order: Order<Field>) {
  return order.map((entry) => ({
    field: entry.replace(/^-/, '') as Field,
    direction: entry.startsWith('-') ? (-1 as const) : (1 as const),
  }));
}

type Value = string | number | undefined;

/** Sorts rows as SQLite and MongoDB do: rows without a value come first, or last in a descending sort. */
export function byOrder<Field extends string>(order: Order<Field>) {
  const steps = parseOrder(order);
  return (a: { [F in Field]?: Value }, b: { [F in Field]?: Value }): number => {
    for (const { field, direction } of steps) {
      const difference = compare(a[field], b[field]);
      if (difference !== 0) return direction * difference;
    }
    return 0;
  };
}

function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  return a < b ? -1 : 1;
}
