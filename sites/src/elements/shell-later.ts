// The part of the shell that can wait until the first paint. It must not share modules with shell.ts, because Astro inlines
// only scripts without imports, and the build would turn a shared module into an import of shell.ts.
import 'astro/runtime/server/astro-island.js';
import './load-fonts.ts';
import './site-header.ts';
import './scroll-to-top.ts';
import './current-year.ts';
