const THRESHOLD_PX = 300;

export class ScrollToTop extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!button) return;
    const update = () => {
      button.hidden = scrollY <= THRESHOLD_PX;
    };
    addEventListener('scroll', update, { passive: true });
    update();
    button.addEventListener('click', () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    });
  }
}

customElements.define('scroll-to-top', ScrollToTop);
