const THRESHOLD_PX = 50;

export class SiteHeader extends HTMLElement {
  connectedCallback() {
    addEventListener('scroll', this.update, { passive: true });
    this.update();
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.update);
  }

  private update = () => {
    this.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PX);
  };
}

customElements.define('site-header', SiteHeader);
