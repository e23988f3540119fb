import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What `main.ts` imports once its calls are on their way. */
const APP = '/src/app.tsx';

/** Lets the browser fetch React and the router together with the small script that asks for them. */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!bundle || !filename.endsWith('/index.html')) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(APP));
        if (!app) throw new Error(`No chunk has ${APP}`);
        return withImports(app, bundle)
          .flatMap(toTags)
          .filter(({ attrs }) => !html.includes(`${attrs?.href}`));
      },
    },
  };
}

function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
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
    link({ rel: 'modulepreload', crossorigin: true, href: `/admin/${fileName}` }),
    ...[...(viteMetadata?.importedCss ?? [])].map((css) =>
      link({ rel: 'stylesheet', crossorigin: true, href: `/admin/${css}` }),
    ),
  ];
}
