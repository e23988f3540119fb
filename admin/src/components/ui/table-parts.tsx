import t from './table.module.css';

export type Column = {
  label: string;
  isLabelHidden?: boolean;
  /** The class that hides the column on narrow screens. */
  className?: string | undefined;
  /** The number of lines in a placeholder cell. */
  bars: number;
};

export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, isLabelHidden, className }) => (
          <th key={label} scope="col" className={className}>
            {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TableSkeletonProps = { columns: readonly Column[]; count: number; className?: string | undefined };

export function TableSkeleton({ columns, count, className = '' }: TableSkeletonProps) {
  return (
    <table className={`${t.table} ${className}`}>
      <TableHead columns={columns} />
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <tr key={row} data-skeleton="">
            {columns.map(({ label, className: cellClass, bars }) => (
              <td key={label} className={cellClass}>
                {bars > 0 && <span className={t.bar} />}
                {bars > 1 && <span className={t.bar} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
