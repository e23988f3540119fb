import { createStore } from './store.ts';
import { storeLocally } from './store-locally.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const root = document.documentElement;

// `public/before-first-paint.js` has already set the class.
export const themeStore = createStore<Theme>(root.classList.contains('dark') ? 'dark' : 'light');

export function toggleTheme(): void {
  const theme = themeStore.get() === 'dark' ? 'light' : 'dark';
  storeLocally(KEY, theme);
  applyTheme(theme);
}

/** Applies a theme change of the public site or another tab. */
export function followThemeOfOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) applyTheme(event.newValue === 'dark' ? 'dark' : 'light');
  });
}

function applyTheme(theme: Theme): void {
  root.classList.toggle('dark', theme === 'dark');
  themeStore.set(theme);
}
