import { keysOf } from '@fuar/shared/content/record';
import { FAIR_FACT_MESSAGES } from '@fuar/shared/messages/admin/fair-facts';
import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { FairFact } from '@fuar/shared/schemas/fair-facts';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import type { RecordForm } from '../../components/record-form/use-record-form.ts';
import { Icon } from '../../components/ui/icon.tsx';
import type { ChosenDocument } from './document-file.ts';
import { FACT_GROUP_NAMES, FACTS, type FactGroup, groupOf, isFact } from './fair-facts.ts';
import type { FairFormValues } from './fair-form-values.ts';
import s from './fair-groups.module.css';
import { NewEdition } from './new-edition.tsx';

const FactFields = lazy(async () => ({ default: (await import('./fact-fields.tsx')).FactFields }));
const FairDocuments = lazy(async () => ({ default: (await import('./fair-documents.tsx')).FairDocuments }));
const ExhibitorsLink = lazy(async () => ({
  default: (await import('./exhibitors-link.tsx')).ExhibitorsLink,
}));

type Group = keyof typeof m.groups;

/** A form field whose text was clicked in the preview. Each click makes a new object. */
export type ClickedField = { name: FairFact | 'documents' | 'exhibitors' };

type FairGroupsProps = {
  record: RecordForm<FairFormValues>;
  fair: AdminFair | undefined;
  clicked: ClickedField | undefined;
  /** The document that the user chose. The form holds it, so that closing the group does not discard it. */
  chosen: ChosenDocument;
  onChosenChange: (chosen: ChosenDocument) => void;
};

/**
 * Groups of optional facts, documents and exhibitors, below the main fields of a fair. Each group is closed at first to keep
 * the form short. A group opens if one of its fields is wrong, or if somebody clicks one of its fields in the preview.
 */
export function FairGroups({ record, fair, clicked, chosen, onChosenChange }: FairGroupsProps) {
  const { form } = record;
  const { errors } = form.formState;
  const [open, setOpen] = useState<readonly Group[]>([]);
  const [focus, setFocus] = useState<{ fact: FairFact }>();

  useEffect(() => {
    if (!clicked) return;
    const { name } = clicked;
    const group = isFact(name) ? groupOf(name) : name;
    setOpen((before) => [...before, group]);
    if (isFact(name)) setFocus({ fact: name });
  }, [clicked]);

  const wrong = FACTS.filter((name) => errors[name] && errors[name].type !== 'preview');
  const first = wrong.find((name) => !open.includes(groupOf(name)));
  useEffect(() => {
    if (!first) return;
    setOpen((before) => [...before, groupOf(first)]);
    // Focus the field only if all errors are in groups. Otherwise the form focuses a field above the groups.
    if (keysOf(errors).every((name) => name === 'root' || isFact(name))) setFocus({ fact: first });
  }, [first, errors]);

  const toggle = (group: Group) => {
    setFocus(undefined);
    setOpen(open.includes(group) ? open.filter((other) => other !== group) : [...open, group]);
  };

  const render = (group: Group, summary: string, body: ReactNode) => (
    <Disclosure
      key={group}
      title={m.groups[group]}
      summary={summary}
      isOpen={open.includes(group)}
      onToggle={() => toggle(group)}
    >
      {body}
    </Disclosure>
  );

  return (
    <section className={s.groups} aria-label={m.more}>
      {FACT_GROUP_NAMES.map((group) =>
        render(
          group,
          summarise(group, (name) => form.watch(name)),
          <FactFields group={group} record={record} fair={fair} focus={focus} />,
        ),
      )}
      {render(
        'documents',
        fair && fair.documents.length > 0 ? m.documentCount(fair.documents.length) : '',
        fair ? (
          <FairDocuments fair={fair} chosen={chosen} onChosenChange={onChosenChange} />
        ) : (
          <p className={s.note}>{m.saveFirst}</p>
        ),
      )}
      {render(
        'exhibitors',
        '',
        fair ? <ExhibitorsLink fairId={fair.id} /> : <p className={s.note}>{m.saveFirst}</p>,
      )}
      {fair && <NewEdition fair={fair} />}
    </section>
  );
}

type DisclosureProps = {
  title: string;
  summary: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className={s.group}>
      <h3 className={s.heading}>
        <button
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{title}</span> {!isOpen && summary && <span className={s.summary}>{summary}</span>}
          <Icon name="chevron" />
        </button>
      </h3>
      <div id={id} className={s.body} hidden={!isOpen}>
        {isOpen && <Suspense fallback={<p className={s.note}>{m.loading}</p>}>{children}</Suspense>}
      </div>
    </div>
  );
}

/** Sums up a closed group in a few words. */
function summarise(group: FactGroup, textOf: (name: FairFact) => string): string {
  const { fields, notices } = FAIR_FACT_MESSAGES;
  const show = (name: FairFact, toWords: (text: string) => string | undefined) =>
    textOf(name) && toWords(textOf(name));
  const parts = {
    notice: () => [show('notice', (notice) => notices[notice as keyof typeof notices])],
    facts: () => [textOf('hall'), show('hallArea', m.area), show('edition', m.edition)],
    figures: () => [show('visitorsLast', m.visitors), show('exhibitorsLast', m.exhibitors)],
    support: () =>
      (['supportNote', 'isSupervised', 'invitationUrl'] as const).map((name) => textOf(name) && fields[name]),
  }[group]();
  return parts.filter(Boolean).join(', ');
}
