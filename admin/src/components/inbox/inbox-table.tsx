import { INBOX_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatShortDay } from '../../lib/format-time.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';
import { onRowClick } from '../ui/row-click.ts';
import t from '../ui/table.module.css';
import { type Column, TableHead, TableSkeleton } from '../ui/table-parts.tsx';
import s from './inbox.module.css';
import type { InboxColumn } from './inbox.tsx';
import { RowWorkLine } from './row-work.tsx';
import type { Work, WorkItem } from './work/types.ts';
import { useFirstRowKey } from './work/use-row-keys.ts';

/** With more rows, a keystroke in the search would take over 50 ms (`npm run bench:inbox`). */
const ROWS_AT_ONCE = 30;

type InboxTableProps<T> = {
  label: string;
  /** The search and all filters as one string. A change resets the number of rows shown. */
  search: string;
  items: readonly T[];
  work: Work<T>;
  today: string;
  columns: readonly InboxColumn<T>[];
  nameOf: (item: T) => string;
  openId: number | undefined;
  onToggle: (id: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  renderDetails: (item: T) => ReactNode;
};

export function InboxTable<T extends WorkItem>(props: InboxTableProps<T>) {
  const { label, search, items, work, today, columns, nameOf } = props;
  const { openId, onToggle, onKeyDown, renderDetails } = props;
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    setCount(ROWS_AT_ONCE);
  }
  const showMore = useCallback(() => setCount((before) => before + ROWS_AT_ONCE), []);
  const body = useRef<HTMLTableSectionElement>(null);
  useFirstRowKey(body);
  /** The position of the focused row, or -1. */
  const place = useRef(-1);
  const toggles = () => [...(body.current?.querySelectorAll<HTMLElement>(`.${s.toggle}`) ?? [])];
  const handlePressed = () => {
    showMore();
    // The pressed button disappears when all rows are shown, so focus the first new row.
    restoreFocus(() => toggles()[count]);
  };
  // If the focused row is no longer in the list, move focus to the row that takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row disappears only when `items` changes
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    toggles()
      .slice(0, place.current + 1)
      .at(-1)
      ?.focus();
  }, [items]);

  return (
    <>
      <table className={`${t.table} ${s.table}`} aria-label={label}>
        <TableHead columns={toTableColumns(columns)} />
        <tbody
          ref={body}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
            place.current = toggles().findIndex((one) => one.closest('tr')?.dataset.row === row);
          }}
          onBlur={() => {
            place.current = -1;
          }}
        >
          {items.slice(0, count).map((item) => (
            <Row
              key={item.id}
              item={item}
              work={work}
              today={today}
              columns={columns}
              name={nameOf(item)}
              details={item.id === openId ? renderDetails(item) : undefined}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {items.length > count && <More onReached={showMore} onPressed={handlePressed} />}
    </>
  );
}

type RowProps<T> = {
  item: T;
  work: Work<T>;
  today: string;
  columns: readonly InboxColumn<T>[];
  name: string;
  details: ReactNode | undefined;
  onToggle: (id: number) => void;
};

/** Memoised, because typing in the search box changes few rows. */
const Row = memo(function Row<T extends WorkItem>(props: RowProps<T>) {
  const { item, work, today, columns, name, details, onToggle } = props;
  const isOpen = details !== undefined;
  return (
    <>
      <tr
        data-row={item.id}
        className={item.isRead ? s.row : `${s.row} ${s.unread}`}
        onClick={onRowClick(() => onToggle(item.id))}
      >
        {columns.map(({ head, cell, className }, index) => (
          <td key={head} className={className}>
            {index === 0 && !item.isRead && <span className={s.dot} role="img" aria-label={m.isUnread} />}
            {cell(item)}
            {index === 0 && <RowWorkLine item={item} work={work} today={today} />}
          </td>
        ))}
        <td className={t.wider}>
          <span className={t.date}>{formatShortDay(item.createdAt)}</span>
        </td>
        <td>
          <button
            type="button"
            // Safari focuses a clicked button only if it has a `tabindex`, and the keys of the row need the focus.
            tabIndex={0}
            className={s.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? m.close(name) : m.open(name)}
            onClick={() => onToggle(item.id)}
          >
            <Icon name="chevron" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr data-row={item.id}>
          <td colSpan={columns.length + 2} className={s.details}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}) as <T extends WorkItem>(props: RowProps<T>) => ReactNode;

type MoreProps = { onReached: () => void; onPressed: () => void };

/** Shows more rows when this element scrolls into view. Its button is for keyboard users. */
function More({ onReached, onPressed }: MoreProps) {
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached(), {
        rootMargin: '600px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onReached],
  );
  return (
    <div ref={watch} className={t.more}>
      <Button onClick={onPressed}>{m.more}</Button>
    </div>
  );
}

function toTableColumns<T>(columns: readonly InboxColumn<T>[]): Column[] {
  return [
    ...columns.map(({ head, className }) => ({ label: head, bars: 1, className })),
    { label: m.columnDate, bars: 1, className: `${t.wider} ${s.day}` },
    { label: m.columnOpen, isLabelHidden: true, bars: 0, className: s.open },
  ];
}

export function InboxSkeleton<T>({ columns }: { columns: readonly InboxColumn<T>[] }) {
  return <TableSkeleton columns={toTableColumns(columns)} count={5} className={s.table} />;
}
