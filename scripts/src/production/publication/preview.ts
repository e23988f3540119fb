import { isDeepStrictEqual } from 'node:util';
import { PATHS } from '@fuar/shared/paths';
import type { PreviewedPage } from '@fuar/shared/schemas/editing';
import type { DraftContent, RenderedPreview } from '@fuar/shared/schemas/preview-calls';
import type { RenderState } from './render-state.ts';
import type { Content, ContentQuery, RendererBundle } from './renderer-bundle.ts';

/**
 * How many versions of the content stay in memory. The number is small, because each version holds all rows and everything
 * derived from the rows.
 */
const MAX_CONTENTS = 8;

type PreviewOptions = {
  bundle: RendererBundle;
  siteUrl: string;
  /** Returns the public content. Reads nothing if the copy in memory has this version. */
  readContent: (version?: number) => Promise<Content>;
  /** Returns the state of the newest release, which contains the queries of each page. */
  readState: () => Promise<RenderState | undefined>;
};

/** Shows what publishing a draft would change. Writes nothing, and works even while a release is being made. */
export function createPreviewMaker({ bundle, siteUrl, readContent, readState }: PreviewOptions) {
  /**
   * The content of each of the latest previews, by token. It stays in memory, so that all pages of a preview show the same
   * content.
   */
  const contents = new Map<string, Content>();
  const filesOf = new WeakMap<Content, Set<string>>();

  function keep(token: string, before: Content, draft: DraftContent): Content {
    const content = bundle.preview.withDraft(before, draft);
    if (bundle.preview.hasSamePages(before, content)) filesOf.set(content, htmlFiles(before));
    contents.set(token, content);
    const [oldest = ''] = contents.keys();
    if (contents.size > MAX_CONTENTS) contents.delete(oldest);
    return content;
  }

  function htmlFiles(content: Content): Set<string> {
    const known = filesOf.get(content);
    if (known) return known;
    const files = new Set(bundle.pageFiles(content).filter((file) => file.endsWith('.html')));
    filesOf.set(content, files);
    return files;
  }

  /** Renders a page that the state of the newest release lacks, to find the queries of the page. */
  async function findQueries(file: string, content: Content): Promise<ContentQuery[]> {
    const reads = new Set<string>();
    await bundle.render(file, siteUrl, { content, reads });
    return [...reads].map(bundle.toQuery);
  }

  return {
    /** The pages that would be new, changed or removed. The pages of the draft's own rows come first. */
    pages: async (token: string, draft: DraftContent, version?: number): Promise<PreviewedPage[]> => {
      const [content, state] = await Promise.all([readContent(version), readState()]);
      const after = keep(token, content, draft);
      const [files, filesAfter] = [htmlFiles(content), htmlFiles(after)];
      const hasChanged = compare(bundle, content, after);
      const changed = new Set<string>();
      for (const [query, readers] of state ? pagesByQuery(bundle, state) : []) {
        if (hasChanged(query)) for (const file of readers) changed.add(file);
      }

      const pages: PreviewedPage[] = [];
      const add = (file: string, change: PreviewedPage['change']) => {
        const path = pathOf(file);
        pages.push({
          path,
          title: bundle.preview.pageTitle(change === 'removed' ? content : after, path),
          change,
        });
      };
      for (const file of filesAfter) {
        if (!files.has(file)) {
          add(file, 'new');
          continue;
        }
        const isChanged = state?.pages.has(file)
          ? changed.has(file)
          : (await findQueries(file, content)).some(hasChanged);
        if (isChanged) add(file, 'changed');
      }
      for (const file of files) if (!filesAfter.has(file)) add(file, 'removed');
      const own = new Set(bundle.preview.ownPaths(draft.rows));
      return [...pages.filter(({ path }) => own.has(path)), ...pages.filter(({ path }) => !own.has(path))];
    },

    /** Renders a page with the draft. If the page does not exist, renders the site's 404 page with status 404. */
    page: async (token: string, draft: DraftContent, path: string): Promise<RenderedPreview> => {
      const content = contents.get(token) ?? keep(token, await readContent(), draft);
      const file = bundle.preview.fileOf(path);
      const found = htmlFiles(content).has(file) ? file : '/404.html';
      const { status, body } = await bundle.render(found, siteUrl, { content });
      const html = body.toString();
      return {
        status,
        html: bundle.preview.markPreview(html, PATHS.preview(token), draft.day),
        csp: bundle.preview.previewPolicy(html),
      };
    },
  };
}

function compare(bundle: RendererBundle, before: Content, after: Content): (query: ContentQuery) => boolean {
  return (query) =>
    !bundle.hasSameAnswer(before, after, query) &&
    !isDeepStrictEqual(bundle.answer(before, query), bundle.answer(after, query));
}

const byQuery = new WeakMap<RenderState, Map<ContentQuery, string[]>>();

/** Groups pages by their queries, so that a query that thousands of pages make is compared only once. */
function pagesByQuery(bundle: RendererBundle, state: RenderState): Map<ContentQuery, string[]> {
  const known = byQuery.get(state);
  if (known) return known;
  const files = new Map<ContentQuery, string[]>();
  for (const [file, { reads }] of state.pages) {
    if (!file.endsWith('.html')) continue;
    for (const query of reads.map(bundle.toQuery)) {
      const found = files.get(query) ?? [];
      found.push(file);
      files.set(query, found);
    }
  }
  byQuery.set(state, files);
  return files;
}

/** '/kvkk.html' → '/kvkk' */
function pathOf(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}
