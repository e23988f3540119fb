import { EXHIBITORS_MESSAGES as m } from '@fuar/shared/messages/public/exhibitors';
import { formatNumber } from '@fuar/shared/text/format-number';
import { searchKey } from '@fuar/shared/text/search-key';
import { ROWS_OF_BLOCK } from '../lib/rows-of-block.ts';

/**
 * Separates the rows when their text is joined for one call of `searchKey`. White space cannot separate them, because
 * `searchKey` collapses it.
 */
const BETWEEN = '\u0001';
/** This many hits appear immediately after a key press: enough for the screen of a phone. The next key press removes them. */
const AT_ONCE = 10;
/** After this pause in typing, the rest of the hits follow in batches. Find-in-page and screen readers need all hits. */
const PAUSE_MS = 400;
const IN_A_TURN = 3 * ROWS_OF_BLOCK;
const TURN_MS = 16;
const ADDRESS_MS = 250;
const TABLET = 768;

type Row = { item: HTMLElement; key: string };

export class ExhibitorList extends HTMLElement {
  private rows: Row[] | undefined;
  private rest: HTMLElement[] = [];
  private turn: ReturnType<typeof setTimeout> | undefined;
  private writing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    const { form } = this;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', () => this.show());
    // Read the rows before the first key press, because reading 2,000 rows would delay the response to that key press.
    form.addEventListener('focusin', () => this.readRows(), { once: true });
    this.query.addEventListener('focus', () => this.makeRoomForKeyboard());
    // A visitor may have focused a field before this script was loaded.
    if (form.contains(document.activeElement)) this.readRows();
    if (document.activeElement === this.query) this.makeRoomForKeyboard();
    this.named('clear').addEventListener('click', () => {
      this.query.defaultValue = '';
      form.reset();
      this.show();
      this.query.focus();
    });
    // A visitor may have typed before this script was loaded.
    if (this.query.value) this.show();
    else this.readAddress();
    addEventListener('popstate', () => this.readAddress());
    addEventListener('beforeprint', () => this.showMore(this.rest.length));
  }

  /** Scrolls the search to the top of a phone, because the on-screen keyboard would cover the hits below the search. */
  private makeRoomForKeyboard() {
    if (innerWidth < TABLET) this.querySelector('search')?.scrollIntoView();
  }

  private readAddress() {
    const address = new URLSearchParams(location.search);
    this.query.value = address.get('q') ?? '';
    for (const select of this.selects) {
      const wanted = searchKey(address.get(select.name) ?? '');
      const index = [...select.options].findIndex(
        (option) => option.value && searchKey(option.text) === wanted,
      );
      select.selectedIndex = Math.max(index, 0);
    }
    if (this.isFiltered || this.named('all').hasAttribute('data-away')) this.show();
  }

  private show() {
    const { isFiltered } = this;
    // On Back, Safari resets a field with `autocomplete="off"` to its default value, so store the query there.
    this.query.defaultValue = this.query.value;
    const found = isFiltered ? this.find() : [];
    this.named('letters').hidden = isFiltered;
    // Do not use `hidden`: the browser would have to lay out 2,000 rows again after the search.
    this.named('all').toggleAttribute('data-away', isFiltered);
    const isNothing = isFiltered && found.length === 0;
    this.named('found').hidden = found.length === 0;
    this.named('none').hidden = !isNothing;
    this.named('columns').hidden = isNothing;
    this.named('clear').hidden = !isFiltered;
    const total = formatNumber(Number(this.dataset.total));
    this.named('count').textContent = isFiltered
      ? m.found(formatNumber(found.length), total)
      : m.total(total);
    this.list(found);
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.writeAddress(), ADDRESS_MS);
  }

  private find(): HTMLElement[] {
    const words = searchKey(this.query.value).split(' ');
    const [hall, group] = ['salon', 'grup'].map(
      (name) => this.selects.find((select) => select.name === name)?.value ?? '',
    );
    return this.readRows()
      .filter(
        ({ item, key }) =>
          (!hall || item.dataset.h === hall) &&
          (!group || item.dataset.g === group) &&
          words.every((word) => key.includes(word)),
      )
      .map(({ item }) => item);
  }

  /** Computes all search keys in one call, because 2,000 calls take six times as long. */
  private readRows(): Row[] {
    if (this.rows) return this.rows;
    const items = [...this.named('all').querySelectorAll('li')];
    const texts = items.map((item) => Array.from(item.children, (cell) => cell.textContent).join(' '));
    const keys = searchKey(texts.join(BETWEEN)).split(BETWEEN);
    this.rows = items.map((item, index) => ({ item, key: keys[index] ?? '' }));
    return this.rows;
  }

  private list(items: HTMLElement[]) {
    clearTimeout(this.turn);
    this.named('found').replaceChildren();
    this.rest = items;
    this.showMore(AT_ONCE);
    const goOn = () => {
      if (this.rest.length === 0) return;
      this.showMore(IN_A_TURN);
      this.turn = setTimeout(goOn, TURN_MS);
    };
    this.turn = setTimeout(goOn, PAUSE_MS);
  }

  private showMore(count: number) {
    for (let at = 0; at < count && at < this.rest.length; at += ROWS_OF_BLOCK) {
      const block = document.createElement('ul');
      const rows = this.rest.slice(at, Math.min(at + ROWS_OF_BLOCK, count));
      block.append(...rows.map((item) => item.cloneNode(true)));
      this.named('found').append(block);
    }
    this.rest = this.rest.slice(count);
  }

  private writeAddress() {
    const address = new URLSearchParams();
    const query = this.query.value.trim();
    if (query) address.set('q', query);
    for (const select of this.selects) {
      if (select.value) address.set(select.name, select.selectedOptions[0]?.text ?? '');
    }
    const search = address.size > 0 ? `?${address}` : '';
    if (search !== location.search) {
      history.replaceState(history.state, '', `${location.pathname}${search}${search ? '' : location.hash}`);
    }
  }

  private get isFiltered(): boolean {
    return this.query.value.trim() !== '' || this.selects.some(({ value }) => value !== '');
  }

  private get form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement;
  }

  private get query(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement;
  }

  private get selects(): HTMLSelectElement[] {
    return [...this.querySelectorAll('select')];
  }

  private named(name: string): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
}

customElements.define('exhibitor-list', ExhibitorList);
