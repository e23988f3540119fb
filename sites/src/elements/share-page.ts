import { SHARE_MESSAGES as m } from '@fuar/shared/messages/public/share';

/** Passes a page on: by the system's sheet where there is one, else by links, or by its address alone. */
export class SharePage extends HTMLElement {
  connectedCallback() {
    const { title = '', url = '' } = this.dataset;
    const sheet = this.querySelector<HTMLElement>('[data-sheet]');
    const links = this.querySelector<HTMLElement>('[data-links]');
    const copy = this.querySelector<HTMLElement>('[data-copy]');
    const said = this.querySelector('[data-said]');
    if (!sheet || !links || !copy || !said) return;

    if ('share' in navigator) {
      links.hidden = true;
      sheet.hidden = false;
      // Closing the sheet rejects the promise; that is no error.
      sheet.onclick = () => void navigator.share({ title, url }).catch(() => {});
    }
    // Only pages that came over https, or from this machine, may use it.
    copy.hidden = !('clipboard' in navigator);
    copy.onclick = () => {
      navigator.clipboard.writeText(url).then(
        () => (said.textContent = m.copied),
        () => (said.textContent = m.copyFailed),
      );
    };
  }
}

customElements.define('share-page', SharePage);
