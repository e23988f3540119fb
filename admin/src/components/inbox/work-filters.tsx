import { INBOX_FILTER_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-filters';
import { INBOX_WORK_MESSAGES } from '@fuar/shared/messages/admin/inbox-work';
import { useMemo } from 'react';
import { Select } from '../ui/select.tsx';
import { UNFINISHED, type WorkFilter } from './filter-work.ts';
import type { Work, WorkItem } from './work/types.ts';

const OWNERS = [
  { value: '', label: m.anyOwner },
  { value: 'mine', label: m.mine },
  { value: 'none', label: m.unowned },
];
const DAYS = [
  { value: 'all', label: m.anyDay },
  { value: 'overdue', label: m.onlyOverdue },
] as const;

export type WorkFiltersProps<T> = {
  items: readonly T[];
  work: Work<T>;
  filter: WorkFilter;
  ownId: number | undefined;
  /** A board has a column for each status and its own select for the fair, so both filters are hidden. */
  isBoard: boolean;
  onChange: (changes: Partial<WorkFilter>) => void;
};

export function WorkFilters<T extends WorkItem>(props: WorkFiltersProps<T>) {
  const { items, work, filter, ownId, isBoard, onChange } = props;
  const stages = [
    { value: '', label: m.allStages },
    { value: UNFINISHED, label: m.unfinished },
    ...work.statuses.map((value) => ({ value, label: INBOX_WORK_MESSAGES.statuses[value] })),
  ];
  const owner = filter.owner === String(ownId) ? 'mine' : filter.owner;
  const fairs = useMemo(() => toFairOptions(items, work), [items, work]);
  const colleagues = useMemo(() => colleaguesOf(items, ownId), [items, ownId]);
  return (
    <>
      {work.fairOf && !isBoard && (
        <Select
          label={m.fairFilter}
          value={filter.fair}
          options={withChosen([{ value: '', label: m.allFairs }, ...fairs], filter.fair, m.otherFair)}
          onChange={(fair) => onChange({ fair })}
        />
      )}
      {!isBoard && (
        <Select
          label={m.stage}
          value={filter.status}
          options={stages}
          onChange={(status) => onChange({ status })}
        />
      )}
      <Select
        label={m.ownerFilter}
        value={owner}
        options={withChosen([...OWNERS, ...colleagues], owner, m.otherOwner)}
        onChange={(owner) => onChange({ owner })}
      />
      <Select label={m.dueFilter} value={filter.due} options={DAYS} onChange={(due) => onChange({ due })} />
    </>
  );
}

export function toFairOptions<T extends WorkItem>(items: readonly T[], { fairOf }: Work<T>) {
  return toOptions(items.map((item) => fairOf?.(item)));
}

function colleaguesOf(items: readonly WorkItem[], ownId: number | undefined) {
  const others = items.filter(({ ownerId }) => ownerId !== ownId);
  return toOptions(others.map(({ ownerId: id, owner: title = '' }) => ({ id, title })));
}

/** Adds the chosen value if it is no longer an option, because otherwise the select would show its first option. */
function withChosen(options: readonly { value: string; label: string }[], value: string, label: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label }];
}

function toOptions(choices: ({ id: number | undefined; title: string } | undefined)[]) {
  const titles = new Map<string, string>();
  for (const choice of choices) if (choice?.id !== undefined) titles.set(String(choice.id), choice.title);
  return [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'tr'));
}
