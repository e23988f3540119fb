import t from './table.module.css';

type Cell = {
  /** The class that hides the column on narrow screens. */
  className?: string | undefined;
  bars: number;
};

type SkeletonRowsProps = { count: number; cells: readonly Cell[] };

/** Placeholder rows of a table that is still loading. The last cell of most tables holds buttons and has no bar. */
export function SkeletonRows({ count, cells }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows and cells never move
    <tr key={row} data-skeleton="">
      {cells.map(({ className, bars }, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <td key={cell} className={className}>
          {bars > 0 && <span className={t.bar} />}
          {bars > 1 && <span className={t.bar} />}
        </td>
      ))}
    </tr>
  ));
}
