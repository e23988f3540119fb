/**
 * Wakes the form inside before anyone turns to it, where there is something to show at once: a draft of this tab,
 * or a fair that the address names.
 */
export class WakingForm extends HTMLElement {
  connectedCallback() {
    if (this.hasDraft() || new URLSearchParams(location.search).has('fairId')) {
      this.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
    }
  }

  private hasDraft() {
    try {
      return (sessionStorage.getItem(this.dataset.draft ?? '') ?? '{}') !== '{}';
    } catch {
      return false;
    }
  }
}

customElements.define('waking-form', WakingForm);
