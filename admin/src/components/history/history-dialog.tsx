import { HISTORY_MESSAGES as m } from '@fuar/shared/messages/admin/history';
import type { EditedKind, RowId, Version } from '@fuar/shared/schemas/editing';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { versionQueries } from '../../queries/versions.ts';
import { useHasPreview } from '../preview/with-preview.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { ListStatus } from '../ui/page-top.tsx';
import { notLoaded, StateMessage } from '../ui/states.tsx';
import s from './history.module.css';
import { useRestore } from './use-restore.ts';
import { VersionChanges } from './version-changes.tsx';
import { VersionPreview } from './version-preview.tsx';

type HistoryDialogProps = { kind: EditedKind; id: RowId; title: string; onClose: () => void };

export function HistoryDialog({ kind, id, title, onClose }: HistoryDialogProps) {
  const versions = useQuery(versionQueries.list(kind, id));
  const restore = useRestore(onClose);
  const hasPreview = useHasPreview();
  const [shown, setShown] = useState<Version>();
  return (
    <Modal title={m.title(title)} onClose={onClose}>
      <div className={s.body}>{renderList()}</div>
      {shown && <VersionPreview version={shown} onClose={() => setShown(undefined)} />}
    </Modal>
  );

  function renderList() {
    if (!versions.data) return notLoaded(versions, m);
    if (versions.data.length === 0) return <StateMessage title={m.emptyTitle} text={m.emptyText} />;
    return (
      <ol aria-label={m.versions}>
        {versions.data.map((version, index, all) => (
          <Entry
            key={version.id}
            version={version}
            before={all[index + 1]}
            isCurrent={index === 0}
            isBusy={restore.isPending}
            onLook={hasPreview ? setShown : undefined}
            onRestore={restore.mutate}
          />
        ))}
      </ol>
    );
  }
}

type EntryProps = {
  version: Version;
  before: Version | undefined;
  isCurrent: boolean;
  isBusy: boolean;
  onLook: ((version: Version) => void) | undefined;
  onRestore: (version: Version) => void;
};

function Entry({ version, before, isCurrent, isBusy, onLook, onRestore }: EntryProps) {
  const [isOpen, setIsOpen] = useState(isCurrent);
  const changesId = useId();
  const time = formatTime(version.at);
  return (
    <li className={s.entry}>
      <div>
        <p className={s.when}>
          <time dateTime={version.at}>{time}</time>
          {isCurrent && <span className={s.current}>{m.current}</span>}
        </p>
        <p className={s.who}>{[m.events[version.event], version.by].filter(Boolean).join(', ')}</p>
      </div>
      <div className={s.actions}>
        {before && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={changesId}
            aria-label={m.changesOf(time)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {m.changes}
          </Button>
        )}
        {onLook && (
          <Button variant="quiet" icon="eye" aria-label={m.lookAt(time)} onClick={() => onLook(version)}>
            {m.look}
          </Button>
        )}
        {!isCurrent && (
          <Button
            variant="quiet"
            icon="undo"
            aria-label={m.restoreItem(time)}
            disabled={isBusy}
            onClick={() => onRestore(version)}
          >
            {m.restore}
          </Button>
        )}
      </div>
      <div id={changesId} className={s.result}>
        {before ? (
          isOpen && <Changes before={before.id} after={version.id} />
        ) : (
          <p className="note">{m.first}</p>
        )}
      </div>
    </li>
  );
}

function Changes({ before, after }: { before: number; after: number }) {
  const old = useQuery(versionQueries.one(before));
  const current = useQuery(versionQueries.one(after));
  if (old.isError || current.isError)
    return (
      <p className="note" role="alert">
        {m.loadFailed}
      </p>
    );
  if (!old.data || !current.data) return <ListStatus>{m.loading}</ListStatus>;
  return <VersionChanges before={old.data.fields ?? {}} after={current.data.fields ?? {}} />;
}
