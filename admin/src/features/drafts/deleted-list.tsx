import { DRAFTS_MESSAGES } from '@fuar/shared/messages/admin/drafts';
import { HISTORY_MESSAGES as m } from '@fuar/shared/messages/admin/history';
import type { Version } from '@fuar/shared/schemas/editing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestore } from '../../components/history/use-restore.ts';
import { VersionPreview } from '../../components/history/version-preview.tsx';
import { useHasPreview } from '../../components/preview/with-preview.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { formatTime } from '../../lib/format-time.ts';
import { versionQueries } from '../../queries/versions.ts';
import { COLUMNS } from './draft-list.tsx';
import s from './drafts-page.module.css';

export function DeletedList() {
  const deleted = useQuery(versionQueries.deleted());
  const restore = useRestore();
  const hasPreview = useHasPreview();
  const [shown, setShown] = useState<Version>();

  if (!deleted.data) {
    const skeleton = <TableSkeleton columns={COLUMNS} count={3} />;
    return notLoaded(deleted, { loading: m.deletedLoading }, skeleton);
  }
  if (deleted.data.length === 0) {
    return <StateMessage title={m.deletedEmptyTitle} text={m.deletedEmptyText} />;
  }
  return (
    <>
      <p className={s.hint}>{m.deletedHint}</p>
      <table className={t.table} aria-label={DRAFTS_MESSAGES.deleted}>
        <TableHead columns={COLUMNS} />
        <tbody>
          {deleted.data.map((version) => (
            <tr key={version.id} className={t.row}>
              <td>
                <span className={t.main}>{version.title}</span>
                <span className={s.meta}>{m.deletedAt(formatTime(version.at), version.by)}</span>
              </td>
              <td className={t.wide}>{DRAFTS_MESSAGES.kinds[version.kind]}</td>
              <td>
                <span className={t.actions}>
                  {hasPreview && (
                    <IconButton
                      icon="eye"
                      label={m.lookAt(version.title)}
                      onClick={() => setShown(version)}
                    />
                  )}
                  <IconButton
                    icon="undo"
                    label={m.restoreItem(version.title)}
                    disabled={restore.isPending}
                    onClick={() => restore.mutate(version)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown && <VersionPreview version={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
