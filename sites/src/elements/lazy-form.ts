/**
 * Wraps a form. Hydrates the form at once if the form has something to show: a draft in this tab, a fair in the URL, or the
 * number of a sent request. Shows a message if the form's code cannot be loaded, because the form then cannot be sent.
 */
export class LazyForm extends HTMLElement {
  connectedCallback() {
    this.setNotice(false);
    this.addEventListener('astro:hydration-error', (event) => {
      event.preventDefault();
      this.setNotice(true);
    });
    this.addEventListener('astro:hydrate', () => this.setNotice(false), true);
    const isAwaited = new URLSearchParams(location.search).has('fairId') || history.state?.receipt;
    if (isAwaited || this.hasDraft()) {
      this.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
    }
  }

  private setNotice(isShown: boolean) {
    const notice = this.querySelector<HTMLElement>('[data-unreached]');
    if (notice) notice.hidden = !isShown;
  }

  private hasDraft() {
    try {
      return (sessionStorage.getItem(this.dataset.draft ?? '') ?? '{}') !== '{}';
    } catch {
      return false;
    }
  }
}

customElements.define('lazy-form', LazyForm);
