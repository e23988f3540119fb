import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The modules that `start.ts` imports after it has sent its calls. */
const LATER = ['/react-dom/client.js', '/src/app.tsx'];

/**
 * Lets the browser fetch React and the router in parallel with the entry that imports them, and all scripts after the
 * styles. The page shows a loading text meanwhile.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!bundle) return;
        const page = html.replaceAll(
          /<(?:script type|link rel)="module[^>]*?(?=>)/g,
          '$& fetchpriority="low"',
        );
        if (!filename.endsWith('/index.html')) return page;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const later = LATER.map((path) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
          if (!chunk) throw new Error(`No chunk is ${path}`);
          return chunk;
        });
        const tags = withImports(later, bundle)
          .flatMap(toTags)
          .filter(({ attrs }) => !html.includes(`${attrs?.href}`));
        return { html: page, tags };
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

function toTags({ fileName, viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  });
  return [
    link({ rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/admin/${fileName}` }),
    ...[...(viteMetadata?.importedCss ?? [])].map((css) =>
      link({ rel: 'stylesheet', crossorigin: true, href: `/admin/${css}` }),
    ),
  ];
}
