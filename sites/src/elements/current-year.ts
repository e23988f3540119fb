/** The same offset as in `todayInIstanbul`. Importing that function would add a separate script. */
const ISTANBUL_AHEAD_MS = 3 * 3_600_000;

/** Shows the current year, because a page may stay online past New Year. Without scripts the year of the build shows. */
export class CurrentYear extends HTMLElement {
  connectedCallback() {
    const { today = new Date(Date.now() + ISTANBUL_AHEAD_MS).toISOString() } = this.dataset;
    this.textContent = today.slice(0, 4);
  }
}

customElements.define('current-year', CurrentYear);
