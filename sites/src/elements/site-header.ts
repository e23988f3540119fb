import { firstPaint } from '@fuar/shared/first-paint';

const THRESHOLD_PX = 50;

/** Says past which point the page is scrolled; the style sheet does the rest. */
export class SiteHeader extends HTMLElement {
  connectedCallback() {
    addEventListener('scroll', this.update, { passive: true });
    // Asked before, the browser would lay the page out once more.
    void firstPaint().then(this.update);
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.update);
  }

  private update = () => {
    this.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PX);
  };
}

customElements.define('site-header', SiteHeader);
