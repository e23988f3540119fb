// The part of the shell that can wait until the first paint. It must not share modules with shell.ts: the build would move a
// shared module to a file that shell.ts imports, and Astro inlines only scripts without imports.
import 'astro/runtime/server/astro-island.js';
import './load-fonts.ts';
import './site-header.ts';
import './scroll-to-top.ts';
import './current-year.ts';
