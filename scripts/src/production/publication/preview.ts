import { PATHS } from '@fuar/shared/paths';
import type { PreviewedPage } from '@fuar/shared/schemas/editing';
import type { DraftContent, RenderedPreview } from '@fuar/shared/schemas/preview-calls';
import { digestOf } from './answer-digests.ts';
import type { RenderState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/** Each preview holds lists of all rows, and what its pages derived from them. */
const KEPT = 8;

type PreviewOptions = {
  bundle: RendererBundle;
  siteUrl: string;
  readContent: () => Promise<Content>;
  /** The state of the newest release, whose pages are the ones that a draft may change. */
  readState: () => Promise<RenderState | undefined>;
};

export type PreviewMaker = {
  /** The pages of the site that would be new, changed or gone; those of the draft's own rows come first. */
  pages: (token: string, draft: DraftContent) => Promise<PreviewedPage[]>;
  /** Renders a page with the draft. A missing page is the site's own, with status 404. */
  page: (token: string, draft: DraftContent, path: string) => Promise<RenderedPreview>;
};

/** Shows what a publication of a draft would change. It writes nothing and works while a release is being made. */
export function createPreviewMaker({
  bundle,
  siteUrl,
  readContent,
  readState,
}: PreviewOptions): PreviewMaker {
  /** The content of the latest previews, so that all pages of a preview show the same state. */
  const contents = new Map<string, Content>();

  function keep(token: string, before: Content, draft: DraftContent): Content {
    const content = bundle.preview.withDraft(before, draft);
    contents.set(token, content);
    const [oldest = ''] = contents.keys();
    if (contents.size > KEPT) contents.delete(oldest);
    return content;
  }

  const filesOf = new WeakMap<Content, Set<string>>();

  function htmlFiles(content: Content): Set<string> {
    const known = filesOf.get(content);
    if (known) return known;
    const files = new Set(bundle.pageFiles(content).filter((file) => file.endsWith('.html')));
    filesOf.set(content, files);
    return files;
  }

  /** The questions of a page that is newer than the state. */
  async function findQuestions(file: string, content: Content): Promise<string[]> {
    const reads = new Set<string>();
    await bundle.render(file, siteUrl, { content, reads });
    return [...reads];
  }

  return {
    pages: async (token, draft) => {
      const [content, state] = await Promise.all([readContent(), readState()]);
      const after = keep(token, content, draft);
      const [files, filesAfter] = [htmlFiles(content), htmlFiles(after)];
      const hasChanged = compare(bundle, content, after);

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
        const questions = state?.pages.get(file)?.reads ?? (await findQuestions(file, content));
        if (questions.some(hasChanged)) add(file, 'changed');
      }
      for (const file of files) if (!filesAfter.has(file)) add(file, 'removed');
      const own = new Set(bundle.preview.ownPaths(draft.rows));
      return [...pages.filter(({ path }) => own.has(path)), ...pages.filter(({ path }) => !own.has(path))];
    },

    page: async (token, draft, path) => {
      const content = contents.get(token) ?? keep(token, await readContent(), draft);
      const file = bundle.preview.fileOf(path);
      const found = htmlFiles(content).has(file) ? file : '/404.html';
      const { status, body } = await bundle.render(found, siteUrl, { content });
      const html = body.toString();
      return {
        status,
        html: bundle.preview.markPreview(html, PATHS.preview(token)),
        csp: bundle.preview.previewPolicy(html),
      };
    },
  };
}

/** Returns a function that tells whether the answer to a question differs between two contents. */
function compare(bundle: RendererBundle, before: Content, after: Content): (key: string) => boolean {
  // Most questions belong to one page and have the same answer, so only the digests are worth keeping.
  const found = new Map<string, boolean>();
  return (key) => {
    if (bundle.hasSameAnswer(before, after, key)) return false;
    let differs = found.get(key);
    if (differs === undefined) {
      differs = digestOf(bundle.answer(before, key)) !== digestOf(bundle.answer(after, key));
      found.set(key, differs);
    }
    return differs;
  };
}

/** '/kvkk.html' → '/kvkk' */
function pathOf(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}
