import { telLink } from '@fuar/shared/text/tel-link';
import { api } from '../lib/api.ts';
import { isPreview } from '../lib/is-preview.ts';

type Name = 'email' | 'phone' | 'fax' | 'address';

const HREFS: Partial<Record<Name, (text: string) => string | undefined>> = {
  email: (text) => `mailto:${text}`,
  phone: telLink,
};

/** Replaces the build's contact data with the current data. Shows an error if the request fails and the build had no data. */
export class ContactInfo extends HTMLElement {
  async connectedCallback() {
    if (isPreview()) return;
    try {
      const settings = await api.settings.get();
      for (const row of this.querySelectorAll<HTMLElement>('[data-setting]')) {
        this.show(row, settings[row.dataset.setting as Name]);
      }
    } catch {
      // Ignore the row of the address. It is never empty, because it shows the venue's address by default.
      const shown = '[data-setting]:not([hidden], [data-setting="address"])';
      const hasNone = this.querySelector(shown) === null;
      const failed = this.querySelector<HTMLElement>('[data-failed]');
      if (failed && hasNone) failed.hidden = false;
    }
  }

  private show(row: HTMLElement, text: string | undefined) {
    const place = row.querySelector('[data-text]');
    row.hidden = !text && row.dataset.setting !== 'address';
    if (!place || !text) return;
    place.textContent = text;
    const href = HREFS[row.dataset.setting as Name]?.(text);
    if (href) place.setAttribute('href', href);
  }
}

customElements.define('contact-info', ContactInfo);
