import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const GUIDE = resolve(import.meta.dirname, '../docs/kilavuz');

/** Builds docs/kilavuz as a page of the back-office, at /admin/kilavuz, together with its pictures. */
export function guidePage(): Plugin {
  let outDir = '';
  let baseStyle = '';
  return {
    name: 'guide-page',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle: (_, bundle) => {
      baseStyle = Object.keys(bundle).find((file) => /\/base-[^/]+\.css$/.test(file)) ?? '';
      if (!baseStyle) throw new Error('The back-office has no base stylesheet');
    },
    closeBundle: () => {
      const pictures = join(outDir, 'kilavuz/img');
      mkdirSync(pictures, { recursive: true });
      for (const name of readdirSync(join(GUIDE, 'img'))) {
        copyFileSync(join(GUIDE, 'img', name), join(pictures, name));
      }
      copyFileSync(join(import.meta.dirname, 'guide-page.css'), join(outDir, 'kilavuz/kilavuz.css'));
      const markdown = readFileSync(join(GUIDE, 'README.md'), 'utf8');
      writeFileSync(join(outDir, 'kilavuz.html'), toPage(markdown, `/admin/${baseStyle}`));
    },
  };
}

/** The `id` of a heading, as GitHub makes it, because the guide is also read there: 'Yeni bir kişi' → 'yeni-bir-kişi'. */
const toId = (heading: string) =>
  heading
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${toId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Converts Markdown to a page. Does not sanitise the HTML, because we wrote the Markdown ourselves. */
function toPage(markdown: string, baseStyle: string): string {
  const body = marked
    .parse(markdown, { async: false })
    .replaceAll('src="img/', 'loading="lazy" src="/admin/kilavuz/img/');
  const chapters = marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => `<li><a href="#${toId(text)}">${text}</a></li>`)
    .join('\n');
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kullanım kılavuzu</title>
<link rel="icon" href="/favicon.svg">
<script src="/admin/before-first-paint.js"></script>
<link rel="stylesheet" href="${baseStyle}">
<link rel="stylesheet" href="/admin/kilavuz/kilavuz.css">
</head>
<body>
<header><a href="${PATHS.admin}">${ORGANISER.product} yönetim paneli</a></header>
<nav aria-label="Bölümler"><ul role="list">
${chapters}
</ul></nav>
<main>
${body}</main>
</body>
</html>
`;
}
