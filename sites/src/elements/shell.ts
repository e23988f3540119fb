import './load-fonts.ts';
import './site-header.ts';
import './menu-group.ts';
import './mobile-menu.ts';
import './theme-toggle.ts';
import './scroll-to-top.ts';
import './current-year.ts';
import './search-shortcut.ts';
