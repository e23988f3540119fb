import { excerptAround, type MarkedText, markHits } from '@fuar/shared/text/mark-hits';
import { searchKey } from '@fuar/shared/text/search-key';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './search-entries.ts';

export type Hit = Pick<SearchEntry, 'path' | 'kind' | 'date' | 'notice'> & {
  title: MarkedText[];
  text: MarkedText[];
};

const EXCERPT_LENGTH = 220;
/** Typos are tolerated only from this word length on, because a short word with another letter is a different word. */
const SHORTEST_FUZZY = 4;

const STRICT: SearchOptions = { prefix: true, combineWith: 'AND', boost: { title: 4, date: 2, more: 0.5 } };
const FUZZY: SearchOptions = {
  ...STRICT,
  fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? 1 : false),
};

/** A search tries these options in order until it finds something: 'tarım' finds 'takım' only if nothing contains 'tarım'. */
const ATTEMPTS: SearchOptions[] = [STRICT, FUZZY, { ...FUZZY, combineWith: 'OR' }];

/** Finds entries by Turkish-folded words; a prefix or a word with one typo also matches. */
export function createSearch(entries: SearchEntry[]): (query: string) => Hit[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'date', 'text', 'more'],
    processTerm: (term) => searchKey(term) || null,
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));

  return (query) => {
    let results: SearchResult[] = [];
    for (const options of ATTEMPTS) {
      results = index.search(query, options);
      if (results.length > 0) break;
    }
    return results.flatMap(({ id, terms, match }) => {
      const entry = byPath.get(id);
      const fields = new Set(Object.values(match).flat());
      return entry ? [toHit(entry, new Set(terms), fields)] : [];
    });
  };
}

function toHit(entry: SearchEntry, terms: ReadonlySet<string>, fields: ReadonlySet<string>): Hit {
  const { path, kind, date, title, text, notice, more } = entry;
  // Show the text that explains why the entry was found.
  const source = more !== undefined && fields.has('more') && !fields.has('text') ? more : text;
  const shown = excerptAround(source, terms, EXCERPT_LENGTH);
  return {
    path,
    kind,
    date,
    title: markHits(title, terms),
    text: markHits(shown, terms),
    ...(notice ? { notice } : {}),
  };
}
