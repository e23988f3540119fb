/** A page lives on after New Year; the year it was built with is what stands without scripts. */
export class CurrentYear extends HTMLElement {
  connectedCallback() {
    const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Istanbul', year: 'numeric' });
    this.textContent = format.format(new Date());
  }
}

customElements.define('current-year', CurrentYear);
