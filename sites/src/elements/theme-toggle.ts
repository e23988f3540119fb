const KEY = 'theme';

/** Switches between light and dark and stores the choice. A script in the head applies the choice before the first paint. */
export class ThemeToggle extends HTMLElement {
  connectedCallback() {
    this.name();
    this.querySelector('button')?.addEventListener('click', () => {
      const isDark = document.documentElement.classList.toggle('dark');
      try {
        localStorage.setItem(KEY, isDark ? 'dark' : 'light');
      } catch {
        // Storage is disabled, so the choice applies to this page only.
      }
      this.name();
    });
    addEventListener('storage', ({ key, newValue }) => key === KEY && this.show(newValue));
    // A prerendered page or a page in the back-forward cache may have missed the `storage` event.
    addEventListener('pageshow', ({ persisted }) => persisted && this.restore());
    document.addEventListener('prerenderingchange', () => this.restore());
  }

  private restore() {
    try {
      this.show(localStorage.getItem(KEY));
    } catch {
      // Storage is disabled, so keep the theme that the page shows.
    }
  }

  private show(theme: string | null) {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    this.name();
  }

  private name() {
    const button = this.querySelector('button');
    const isDark = document.documentElement.classList.contains('dark');
    const label = isDark ? button?.dataset.toLight : button?.dataset.toDark;
    if (label) button?.setAttribute('aria-label', label);
  }
}

customElements.define('theme-toggle', ThemeToggle);
