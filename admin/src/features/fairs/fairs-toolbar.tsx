import { FAIR_STATUS_NAMES } from '@fuar/shared/content/fair-statuses';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { Toolbar } from '../../components/ui/page-top.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { FairFilter } from './filter-fairs.ts';

const STATUSES = [
  { value: 'all', label: m.all },
  ...FAIR_STATUS_NAMES.map((value) => ({ value, label: m.statusFilters[value] })),
] as const;

const SORTS = [
  { value: 'newest', label: m.newest },
  { value: 'oldest', label: m.oldest },
] as const;

type Filter = FairFilter & { query: string };
type FairsToolbarProps = { filter: Filter; onChange: (changes: Partial<Filter>) => void };

export function FairsToolbar({ filter, onChange }: FairsToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label={m.searchLabel}
        placeholder={m.searchPlaceholder}
        value={filter.query}
        onChange={(query) => onChange({ query })}
      />
      <Select
        label={m.statusFilter}
        value={filter.status}
        options={STATUSES}
        onChange={(status) => onChange({ status })}
      />
      <Select label={m.sort} value={filter.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
    </Toolbar>
  );
}
