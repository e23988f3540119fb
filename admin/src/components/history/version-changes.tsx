import { FAIR_FACT_MESSAGES } from '@fuar/shared/messages/admin/fair-facts';
import { ADMIN_FAIRS_MESSAGES } from '@fuar/shared/messages/admin/fairs';
import { HISTORY_MESSAGES as m } from '@fuar/shared/messages/admin/history';
import { ADMIN_PRESS_MESSAGES } from '@fuar/shared/messages/admin/press';
import type { EditedFields } from '@fuar/shared/schemas/editing';
import { Fragment } from 'react';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { compareTexts, toPlainText } from './compare-texts.ts';
import s from './history.module.css';

const LABELS: Record<string, string> = {
  ...ADMIN_PRESS_MESSAGES.fields,
  ...FAIR_FACT_MESSAGES.fields,
  ...ADMIN_FAIRS_MESSAGES.fields,
  imageUrl: ADMIN_FAIRS_MESSAGES.fields.image,
};
const VALUE_LABELS: Record<string, Record<string, string>> = {
  status: ADMIN_FAIRS_MESSAGES.statuses,
  type: ADMIN_PRESS_MESSAGES.types,
  notice: FAIR_FACT_MESSAGES.notices,
  isSupervised: { true: m.yes, false: '' },
};

/** The fields of fairs, press items and pages that hold HTML. */
const RICH_TEXTS = ['details', 'content'];

type VersionChangesProps = { before: EditedFields; after: EditedFields };

export function VersionChanges({ before, after }: VersionChangesProps) {
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  );
  if (changed.length === 0) return <p className="note">{m.noChanges}</p>;
  return (
    <dl className={s.changes}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{LABELS[name] ?? name}</dt>
          <dd>
            {name === 'imageUrl' ? (
              <Pictures before={before[name]} after={after[name]} />
            ) : (
              <WordChanges before={toText(name, before[name])} after={toText(name, after[name])} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WordChanges({ before, after }: { before: string; after: string }) {
  if (before === after) return <p>{m.onlyFormat}</p>;
  return (
    <p className={s.words}>
      {compareTexts(before, after).map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        const part = <Fragment key={index}>{text}</Fragment>;
        if (kind === 'same') return part;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <Mark key={index}>
            <span className="visually-hidden">{m[kind]} </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

function Pictures({ before, after }: { before: string | undefined; after: string | undefined }) {
  return (
    <div className={s.pictures}>
      {before && (
        <del>
          <img src={toSiteUrl(before)} alt={m.removedPicture} />
        </del>
      )}
      {after && (
        <ins>
          <img src={toSiteUrl(after)} alt={m.addedPicture} />
        </ins>
      )}
    </div>
  );
}

function toText(name: string, value = ''): string {
  return VALUE_LABELS[name]?.[value] ?? (RICH_TEXTS.includes(name) ? toPlainText(value) : value);
}
