import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const GUIDE = resolve(import.meta.dirname, '../docs/kilavuz');

/** Builds docs/kilavuz as a page of the back-office, at /admin/kilavuz, together with its pictures. */
export function guidePage(): Plugin {
  let outDir = '';
  return {
    name: 'guide-page',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const pictures = join(outDir, 'kilavuz/img');
      mkdirSync(pictures, { recursive: true });
      for (const name of readdirSync(join(GUIDE, 'img'))) {
        copyFileSync(join(GUIDE, 'img', name), join(pictures, name));
      }
      copyFileSync(join(import.meta.dirname, 'guide-page.css'), join(outDir, 'kilavuz/kilavuz.css'));
      writeFileSync(join(outDir, 'kilavuz.html'), toPage(readFileSync(join(GUIDE, 'README.md'), 'utf8')));
    },
  };
}

/** Converts Markdown to a page. Does not sanitise the HTML, because we wrote the Markdown ourselves. */
function toPage(markdown: string): string {
  const body = marked
    .parse(markdown, { async: false })
    .replaceAll('src="img/', 'loading="lazy" src="/admin/kilavuz/img/');
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kullanım kılavuzu</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/admin/kilavuz/kilavuz.css">
</head>
<body>
<main>
${body}</main>
</body>
</html>
`;
}
