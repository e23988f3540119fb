import { api } from '../lib/api.ts';
import { telLink } from '../lib/contact-links.ts';

type Name = 'email' | 'phone' | 'fax' | 'address';

const HREFS: Partial<Record<Name, (text: string) => string>> = {
  email: (text) => `mailto:${text}`,
  phone: telLink,
};

/** The contact data of this moment in place of the build's; where the build had none and none comes, it says so. */
export class ContactInfo extends HTMLElement {
  async connectedCallback() {
    try {
      const settings = await api.settings.get();
      for (const row of this.querySelectorAll<HTMLElement>('[data-setting]')) {
        this.show(row, settings[row.dataset.setting as Name]);
      }
    } catch {
      // An address always stands there: the venue's where the settings give none.
      const shown = '[data-setting]:not([hidden], [data-setting="address"])';
      const hasNone = this.querySelector(shown) === null;
      const failed = this.querySelector<HTMLElement>('[data-failed]');
      if (failed && hasNone) failed.hidden = false;
    }
  }

  private show(row: HTMLElement, text: string | undefined) {
    const place = row.querySelector('[data-text]');
    // The address of the venue stands there where the settings give none.
    row.hidden = !text && row.dataset.setting !== 'address';
    if (!place || !text) return;
    place.textContent = text;
    const href = HREFS[row.dataset.setting as Name]?.(text);
    if (href) place.setAttribute('href', href);
  }
}

customElements.define('contact-info', ContactInfo);
