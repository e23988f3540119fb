// The part of the shell that a first tap or key press needs. It is inlined into each page (astro.config.ts), so keep it small.
import './menu-group.ts';
import './mobile-menu.ts';
import './theme-toggle.ts';
import './search-shortcut.ts';
import './later-scripts.ts';
import './later-pictures.ts';
