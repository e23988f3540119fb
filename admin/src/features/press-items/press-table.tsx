import { formatDay } from '@fuar/shared/dates/format-date';
import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import { DraftMark } from '../../components/drafts/draft-mark.tsx';
import { HistoryButton } from '../../components/history/history-button.tsx';
import { LiveMark } from '../../components/ui/badge.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { useMay } from '../../queries/use-user.ts';
import { preloadPressForm } from './press-dialog.tsx';

type PressTableProps = {
  items: readonly AdminPressItem[];
  draftOf: (id: number) => Draft | undefined;
  onEdit: (item: AdminPressItem) => void;
  onDelete: (item: AdminPressItem) => void;
};

export function PressTable({ items, draftOf, onEdit, onDelete }: PressTableProps) {
  const mayEdit = useMay('content', 'write');
  return (
    <table className={t.table} aria-label={m.title}>
      <TableHead columns={mayEdit ? COLUMNS : READ_ONLY_COLUMNS} />
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className={t.row}>
            <td>
              <span className={t.main}>{item.title}</span>
              <span className={t.meta}>
                <LiveMark isLive={item.live} />
                <DraftMark draft={draftOf(item.id)} />
              </span>
            </td>
            <td className={t.date}>{formatDay(item.date)}</td>
            {mayEdit && (
              <td>
                <span className={t.actions}>
                  <IconButton
                    icon="pencil"
                    label={m.editItem(item.title)}
                    preload={preloadPressForm}
                    onClick={() => onEdit(item)}
                  />
                  <HistoryButton kind="press" id={item.id} title={item.title} isIcon />
                  <IconButton icon="trash" label={m.deleteItem(item.title)} onClick={() => onDelete(item)} />
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const READ_ONLY_COLUMNS = [
  { label: m.columnTitle, bars: 2 },
  { label: m.columnDate, bars: 1, className: t.date },
];
const COLUMNS = [...READ_ONLY_COLUMNS, { label: m.columnActions, bars: 0 }];

export function PressTableSkeleton() {
  return <TableSkeleton columns={useMay('content', 'write') ? COLUMNS : READ_ONLY_COLUMNS} count={5} />;
}
