import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type NameChunk = (id: string) => string | null;

/** If more than this many screens use a module, the module loads with every screen. */
const FEW_SCREENS = 4;

const source = (path: string) => `${import.meta.dirname}/src/${path}`;

/**
 * Groups modules into chunks by their importers, so that a page load needs few files: on HTTP/1.1 each file costs a round trip.
 * The modules that a few screens use are grouped by the first screen that uses them. The bundler splits modules without a chunk
 * name, such as dialogs, by its default rules.
 */
export function createChunkNames(): (id: string, context: Context) => string | null {
  let nameChunk: NameChunk | undefined;
  return (id, context) => {
    nameChunk ??= readGraph(context);
    return nameChunk(id);
  };
}

function readGraph(context: Context): NameChunk {
  const closure = (...ids: readonly string[]) => {
    const found = new Set(ids);
    for (const id of found)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const lazyImports = (path: string) => context.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [];

  const entry = closure(source('main.ts'));
  const signIn = closure(source('start-sign-in.tsx'));
  const start = closure(source('start.ts'));
  const app = closure(source('app.tsx'));
  const react = closure(...lazyImports('start.ts').filter((id) => id.includes('/react-dom/')));
  const screens = [...lazyImports('screens.ts'), ...lazyImports('rare-screens.ts')].map((id) => closure(id));

  return (id) => {
    if (entry.has(id)) return id === source('main.ts') ? null : 'base';
    const isBehindSignIn = start.has(id) || app.has(id);
    if (react.has(id) && !start.has(id)) return 'react-dom';
    if (signIn.has(id) && isBehindSignIn) return 'base';
    if (start.has(id)) return 'calls';
    const users = [...screens.keys()].filter((index) => screens[index]?.has(id));
    if (signIn.has(id) && users.length > 0) return 'form-fields';
    if (app.has(id) || users.length > FEW_SCREENS) return 'shell';
    return users.length > 1 ? `screens-${users[0]}` : null;
  };
}
