const KEY = 'theme';

/** Switches between light and dark and stores the choice. A script in the head applies it before the first paint. */
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
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      document.documentElement.classList.toggle('dark', event.newValue === 'dark');
      this.name();
    });
  }

  private name() {
    const button = this.querySelector('button');
    const isDark = document.documentElement.classList.contains('dark');
    const label = isDark ? button?.dataset.toLight : button?.dataset.toDark;
    if (label) button?.setAttribute('aria-label', label);
  }
}

customElements.define('theme-toggle', ThemeToggle);
