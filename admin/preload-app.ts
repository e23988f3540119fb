import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const REACT = ['/react-dom/client.js'];
const SCREENS = ['/src/start.ts', '/src/app.tsx'];

/**
 * Preloads React in parallel with the entry script. Puts the preloads of the screens into a `template` element. The entry script
 * inserts these preloads into the page, except on the sign-in.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!bundle) return;
        // Give all scripts a low priority, so that the styles load first and the loading text is styled.
        const page = html.replaceAll(
          /<(?:script type|link rel)="module[^>]*?(?=>)/g,
          '$& fetchpriority="low"',
        );
        if (!filename.endsWith('/index.html')) return page;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const linksTo = (paths: string[]) => {
          const later = paths.map((path) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
            if (!chunk) throw new Error(`No chunk is ${path}`);
            return chunk;
          });
          return withImports(later, bundle)
            .map(({ fileName }) => toLink(`/admin/${fileName}`))
            .filter(({ attrs }) => !html.includes(`${attrs?.href}`));
        };
        const react = linksTo(REACT);
        const isNew = ({ attrs }: HtmlTagDescriptor) =>
          react.every((link) => link.attrs?.href !== attrs?.href);
        const screens = {
          tag: 'template',
          children: linksTo(SCREENS).filter(isNew),
          injectTo: 'head',
        } as const;
        return { html: page, tags: [...react, screens] };
      },
    },
  };
}

function withImports(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}

function toLink(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href };
  return { tag: 'link', attrs, injectTo: 'head' };
}
