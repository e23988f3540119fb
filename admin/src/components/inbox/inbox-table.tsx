import { INBOX_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { Fragment, memo, type ReactNode, useCallback, useState } from 'react';
import { formatShortDay } from '../../lib/format-time.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import t from '../ui/table.module.css';
import s from './inbox.module.css';
import type { InboxColumn, InboxItem } from './inbox.tsx';

const ROWS_AT_ONCE = 100;

type InboxTableProps<T> = {
  /** Search and filter. A change resets the number of rows shown. */
  search: string;
  items: readonly T[];
  columns: readonly InboxColumn<T>[];
  nameOf: (item: T) => string;
  openId: number | undefined;
  onToggle: (id: number) => void;
  renderDetails: (item: T) => ReactNode;
};

/** Shows 100 rows, and 100 more whenever the end of the list becomes visible. */
export function InboxTable<T extends InboxItem>(props: InboxTableProps<T>) {
  const { search, items, columns, nameOf, openId, onToggle, renderDetails } = props;
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    setCount(ROWS_AT_ONCE);
  }
  const showMore = useCallback(() => setCount((before) => before + ROWS_AT_ONCE), []);

  return (
    <>
      <table className={`${t.table} ${s.table}`}>
        <Head columns={columns} />
        <tbody>
          {items.slice(0, count).map((item) => (
            <Row
              key={item.id}
              item={item}
              columns={columns}
              name={nameOf(item)}
              details={item.id === openId ? renderDetails(item) : undefined}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {items.length > count && <More onReached={showMore} />}
    </>
  );
}

type RowProps<T> = {
  item: T;
  columns: readonly InboxColumn<T>[];
  name: string;
  /** Rendered below the open row. */
  details: ReactNode | undefined;
  onToggle: (id: number) => void;
};

/** Memoised, because typing in the search box changes few rows. */
const Row = memo(function Row<T extends InboxItem>(props: RowProps<T>) {
  const { item, columns, name, details, onToggle } = props;
  const isOpen = details !== undefined;
  return (
    <>
      <tr className={item.isRead ? s.row : `${s.row} ${s.unread}`}>
        {columns.map(({ head, cell, className }, index) => (
          <td key={head} className={className}>
            {index === 0 && !item.isRead && <span className={s.dot} role="img" aria-label={m.isUnread} />}
            {cell(item)}
          </td>
        ))}
        <td className={t.wider}>
          <span className={t.date}>{formatShortDay(item.createdAt)}</span>
        </td>
        <td>
          <button
            type="button"
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
        <tr>
          <td colSpan={columns.length + 2} className={s.details}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}) as <T extends InboxItem>(props: RowProps<T>) => ReactNode;

/** Shows more rows when it is pressed or scrolls into view. It is a button for keyboard users. */
function More({ onReached }: { onReached: () => void }) {
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
    <div ref={watch} className={s.more}>
      <Button onClick={onReached}>{m.more}</Button>
    </div>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

export function InboxSkeleton<T>({ columns }: { columns: readonly InboxColumn<T>[] }) {
  return (
    <table className={`${t.table} ${s.table}`}>
      <Head columns={columns} />
      <tbody>
        {SKELETON_ROWS.map((row) => (
          <tr key={row} data-skeleton="">
            {columns.map(({ head, className }) => (
              <td key={head} className={className}>
                <span className={t.bar} />
              </td>
            ))}
            <td className={t.wider}>
              <span className={t.bar} />
            </td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<T>({ columns }: { columns: readonly InboxColumn<T>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ head, className }) => (
          <th key={head} scope="col" className={className}>
            {head}
          </th>
        ))}
        <th scope="col" className={`${t.wider} ${s.day}`}>
          {m.columnDate}
        </th>
        <th scope="col" className={s.open}>
          <span className="visually-hidden">{m.columnOpen}</span>
        </th>
      </tr>
    </thead>
  );
}

/** The text of a visitor, which is what staff open a row for. */
export function Message({ title, children }: { title: string; children: string }) {
  return (
    <section className={s.message}>
      <h2 className={s.groupTitle}>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

type DetailsProps = {
  title?: string;
  /** Label, value, and the link of the value. */
  entries: readonly (readonly [string, string | undefined, (string | undefined)?])[];
};

/** A group of labelled values. Empty values are left out. */
export function Details({ title, entries }: DetailsProps) {
  const present = entries.filter(([, value]) => value);
  return (
    <section className={s.group}>
      {title && <h2 className={s.groupTitle}>{title}</h2>}
      <dl className={s.facts}>
        {present.map(([label, value, href]) => (
          <div key={label} className={isLong(value) ? `${s.fact} ${s.long}` : s.fact}>
            <dt>{label}</dt>
            <dd>{href ? <DetailsLink href={href}>{withBreaks(value)}</DetailsLink> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Long values get a full-width row. */
const isLong = (value = '') => value.length > 60;

/** Lets an address break after its signs, so that no word of it breaks. */
function withBreaks(address = ''): ReactNode {
  return address.split(/(?<=[@./_-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function DetailsLink({ href, children }: { href: string; children: ReactNode }) {
  const isOutside = /^https?:/i.test(href);
  return (
    <a href={href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}
