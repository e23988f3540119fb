import { PREVIEW_MESSAGES as m } from '@fuar/shared/messages/admin/preview';
import type { PreviewedPage } from '@fuar/shared/schemas/editing';
import { useRef, useState } from 'react';
import { useSearch } from '../../lib/use-search.ts';
import { SearchField } from '../ui/search-field.tsx';
import s from './preview.module.css';

/** At most this many pages have a tab. If there are more pages, a button opens a searchable list of all pages. */
const TABS = 6;
const LISTED = 50;

type PagePickerProps = {
  pages: readonly PreviewedPage[];
  path: string;
  onChoose: (path: string) => void;
};

export function PagePicker({ pages, path, onChoose }: PagePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const tabs = pages.slice(0, TABS);
  return (
    <div className={s.picker}>
      <fieldset className={s.tabs}>
        <legend className="visually-hidden">{m.pages}</legend>
        {tabs.map((page) => (
          <PageButton key={page.path} page={page} isChosen={page.path === path} onChoose={onChoose} />
        ))}
        {pages.length > TABS && (
          <button
            ref={opener}
            type="button"
            className={`${s.tab} ${s.all}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {m.allPages(pages.length)}
          </button>
        )}
      </fieldset>
      {isOpen && pages.length > TABS && (
        <AllPages
          pages={pages}
          path={path}
          onChoose={(chosen) => {
            onChoose(chosen);
            setIsOpen(false);
            // Move focus, because the pressed button disappears with the list.
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const textsOf = ({ title, path }: PreviewedPage) => [title, path];

function AllPages({ pages, path, onChoose }: PagePickerProps) {
  const [query, setQuery] = useState('');
  const found = useSearch(pages, textsOf, query);
  const listed = found.slice(0, LISTED);
  return (
    <div className={s.allPages}>
      <SearchField label={m.searchPages} placeholder={m.searchPages} value={query} onChange={setQuery} />
      <ul className={s.pageList}>
        {listed.map((page) => (
          <li key={page.path}>
            <PageButton page={page} isChosen={page.path === path} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className="note" role="status">
        {found.length === 0 && m.noPageFound}
        {found.length > LISTED && m.morePages(found.length - LISTED)}
      </p>
    </div>
  );
}

type PageButtonProps = { page: PreviewedPage; isChosen: boolean; onChoose: (path: string) => void };

function PageButton({ page: { path, title, change }, isChosen, onChoose }: PageButtonProps) {
  return (
    <button
      type="button"
      className={s.tab}
      aria-pressed={isChosen}
      title={path}
      onClick={() => onChoose(path)}
    >
      <span className={s.tabTitle}>{title}</span>
      {m.marks[change] && <small className={s.mark}>{m.marks[change]}</small>}
    </button>
  );
}
