const THRESHOLD_PX = 50;

export class SiteHeader extends HTMLElement {
  connectedCallback() {
    const update = () => this.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PX);
    addEventListener('scroll', update, { passive: true });
    update();
  }
}

customElements.define('site-header', SiteHeader);
