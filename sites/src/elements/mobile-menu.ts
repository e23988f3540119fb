export class MobileMenu extends HTMLElement {
  connectedCallback() {
    const opener = this.querySelector('.opener');
    const dialog = this.querySelector('dialog');
    if (!opener || !dialog) return;

    opener.addEventListener('click', () => {
      const root = document.documentElement;
      root.toggleAttribute('data-scroll-bar', innerWidth > root.clientWidth);
      dialog.showModal();
      opener.setAttribute('aria-expanded', 'true');
    });
    dialog.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
    dialog.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // A click on the backdrop has the dialog itself as its target.
      if (target === dialog || target?.closest('a, .closer')) dialog.close();
    });
    addEventListener('pagehide', () => dialog.close());
    matchMedia('(min-width: 64rem)').addEventListener('change', () => dialog.close());
  }
}

customElements.define('mobile-menu', MobileMenu);
