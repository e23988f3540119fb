import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type NameChunk = (id: string) => string | null;

/** A module that more screens than this share loads with every screen. */
const FEW_SCREENS = 2;

const source = (path: string) => `${import.meta.dirname}/src/${path}`;

/**
 * Names the chunk of a module by what loads it, so that a start needs few files: on HTTP/1.1 each costs a round trip.
 * Modules without a name, such as dialogs, are split by default.
 */
export function createChunkNames(): (id: string, context: Context) => string | null {
  let nameChunk: NameChunk | undefined;
  return (id, context) => {
    nameChunk ??= readGraph(context);
    return nameChunk(id);
  };
}

function readGraph(context: Context): NameChunk {
  /** These modules and all that they import statically. */
  const closure = (...ids: readonly string[]) => {
    const found = new Set(ids);
    for (const id of found)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const lazyImports = (path: string) => context.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [];

  const [signInEntry, mainEntry] = [source('sign-in.ts'), source('main.ts')];
  const signIn = closure(signInEntry);
  const main = closure(mainEntry);
  const app = closure(source('app.tsx'));
  const react = closure(...lazyImports('start.ts').filter((id) => id.includes('/react-dom/')));
  const screens = lazyImports('screens.ts').map((id) => closure(id));

  return (id) => {
    if (id === signInEntry || id === mainEntry) return null;
    const isBehindSignIn = main.has(id) || app.has(id);
    if (react.has(id) && !main.has(id)) return 'react-dom';
    if (signIn.has(id) && isBehindSignIn) return 'base';
    if (main.has(id)) return 'calls';
    const isShared = screens.filter((screen) => screen.has(id)).length > FEW_SCREENS;
    return app.has(id) || isShared ? 'shell' : null;
  };
}
