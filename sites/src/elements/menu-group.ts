/** Scrolling further than this closes the menu. A shorter scroll may come from a trembling finger or a layout shift. */
const SCROLLED_PX = 8;

export class MenuGroup extends HTMLElement {
  private openedAt = 0;

  private get button() {
    return this.querySelector('button');
  }

  private get isOpen() {
    return this.button?.ariaExpanded === 'true';
  }

  connectedCallback() {
    this.button?.addEventListener('click', () => this.toggle(!this.isOpen));
    this.addEventListener('keydown', this.handleKeyDown);
    this.addEventListener('focusout', (event) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !this.contains(to)) this.toggle(false);
    });
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && !this.contains(event.target)) this.toggle(false);
    });
    const handleScroll = () => {
      if (Math.abs(scrollY - this.openedAt) > SCROLLED_PX) this.toggle(false);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    // Close the menu, because the back-forward cache would restore it open.
    addEventListener('pagehide', () => this.toggle(false));
  }

  private toggle(isOpen: boolean) {
    if (isOpen && !this.isOpen) this.openedAt = scrollY;
    this.button?.setAttribute('aria-expanded', String(isOpen));
  }

  private handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && this.isOpen) {
      this.toggle(false);
      this.button?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    this.toggle(true);
    const links = [...this.querySelectorAll('a')];
    const index = links.findIndex((link) => link.matches(':focus'));
    const next = event.key === 'ArrowDown' ? index + 1 : Math.max(index, 0) - 1;
    links.at(next % links.length)?.focus();
  };
}

customElements.define('menu-group', MenuGroup);
