import { SHARE_MESSAGES as m } from '@fuar/shared/messages/public/share';

export class SharePage extends HTMLElement {
  connectedCallback() {
    const { title = '', url = '' } = this.dataset;
    const sheet = this.querySelector<HTMLElement>('[data-sheet]');
    const links = this.querySelector<HTMLElement>('[data-links]');
    const copy = this.querySelector<HTMLElement>('[data-copy]');
    const said = this.querySelector('[data-said]');
    if (!sheet || !links || !copy || !said) return;

    if (typeof navigator.share === 'function') {
      links.hidden = true;
      sheet.hidden = false;
      // Closing the sheet rejects the promise, which is not an error.
      sheet.onclick = () => void navigator.share({ title, url }).catch(() => {});
    }
    // Browsers offer the clipboard only on https and on localhost.
    copy.hidden = !navigator.clipboard;
    copy.onclick = () => {
      navigator.clipboard.writeText(url).then(
        () => (said.textContent = m.copied),
        () => (said.textContent = m.copyFailed),
      );
    };
  }
}

customElements.define('share-page', SharePage);
