import { FAIR_FACTS_MESSAGES } from '@fuar/shared/messages/public/fair-facts';
import { SEARCH_MESSAGES as m } from '@fuar/shared/messages/public/search';
import { PATHS } from '@fuar/shared/paths';
import type { MarkedText } from '@fuar/shared/text/mark-hits';
import { createSearch, type Hit } from '../lib/search.ts';
import type { SearchEntry } from '../lib/search-entries.ts';

const { notices } = FAIR_FACTS_MESSAGES;

type Search = (query: string) => Hit[];

const AT_ONCE = 20;
const TYPING_MS = 150;

export class SiteSearch extends HTMLElement {
  private search: Promise<Search> | undefined;
  private latest = 0;

  connectedCallback() {
    let typing: ReturnType<typeof setTimeout> | undefined;
    const { field } = this;
    // A visitor may have typed before this script was loaded.
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    field.addEventListener('input', () => {
      clearTimeout(typing);
      typing = setTimeout(() => this.show(), TYPING_MS);
    });
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(typing);
      this.show();
    });
    this.named('retry').addEventListener('click', () => this.show());
    if (field.value) this.show();
    else field.focus({ preventScroll: true });
  }

  private async show() {
    this.latest += 1;
    const turn = this.latest;
    const query = this.field.value.trim();
    // On Back, Safari resets a field with `autocomplete="off"` to its default value, so store the query there.
    this.field.defaultValue = query;
    history.replaceState(history.state, '', query ? PATHS.searchFor(query) : PATHS.search);
    if (!query) return this.showState('start', '');
    if (!this.search) this.showState('waiting', m.searching);
    try {
      this.search ??= load();
      const hits = (await this.search)(query);
      // The visitor has typed a newer query meanwhile.
      if (turn !== this.latest) return;
      this.showState(
        hits.length > 0 ? 'results' : 'none',
        hits.length > 0 ? m.found(hits.length) : m.none(query),
      );
      this.list(hits);
    } catch (error) {
      this.search = undefined;
      console.warn(error);
      if (turn === this.latest) this.showState('failed', m.failed);
    }
  }

  private list(hits: Hit[]) {
    const results = this.named('results');
    const more = this.named('more');
    const add = (from: number) => {
      const items = hits.slice(from, from + AT_ONCE).map((hit) => this.toItem(hit));
      results.append(...items);
      more.hidden = hits.length <= from + AT_ONCE;
      more.onclick = () => add(from + AT_ONCE);
      if (from > 0) items[0]?.querySelector('a')?.focus();
    };
    results.replaceChildren();
    add(0);
  }

  private toItem(hit: Hit): HTMLElement {
    const item = (this.named('result') as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
    const find = (name: string) => item.querySelector(`[data-${name}]`) as HTMLElement;
    find('kind').textContent = m.kinds[hit.kind];
    if (hit.date) find('date').textContent = hit.date;
    else find('date').remove();
    if (hit.notice) {
      find('notice').textContent = notices[hit.notice].badge;
      find('notice').classList.add(`badge-${hit.notice}`);
    } else find('notice').remove();
    (find('title') as HTMLAnchorElement).href = hit.path;
    find('title').replaceChildren(...hit.title.map(toNode));
    find('text').append(...hit.text.map(toNode));
    return item.firstElementChild as HTMLElement;
  }

  private showState(state: string, words: string) {
    this.dataset.state = state;
    this.named('status').textContent = words;
    for (const part of this.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset.when !== state;
    }
  }

  private get field(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement;
  }

  private named(name: string): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
}

function toNode({ text, isHit }: MarkedText): Node {
  if (!isHit) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

/**
 * Loads the index. Called on the first search, and again only after a failure. The search library is a static import, because
 * Firefox and Safari would not repeat a dynamic import that has failed.
 */
async function load(): Promise<Search> {
  const response = await fetch(PATHS.searchIndex);
  if (!response.ok) throw new Error(`${PATHS.searchIndex} answered ${response.status}`);
  return createSearch((await response.json()) as SearchEntry[]);
}

customElements.define('site-search', SiteSearch);
