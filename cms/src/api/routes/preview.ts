import type { previewRoutes } from '@fuar/shared/api/routes/editing';
import { decodeComponent } from '@fuar/shared/http/decode-component';
import { PATHS } from '@fuar/shared/paths';
import type { ErrorBody } from '@fuar/shared/schemas/error';
import { escapeHtml } from '@fuar/shared/text/escape-html';
import type { Context, Hono } from 'hono';
import { readPreview, startPreview } from '../../editing/ask-publisher.ts';
import { previewDay, previewRow } from '../../editing/previewed-rows.ts';
import { currentVersion } from '../../publication/version.ts';
import type { ToLexical } from '../../rich-text/to-lexical.ts';
import type { Deps } from '../deps.ts';
import { answerError, notFound } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { requireStaff } from '../middleware/session.ts';
import { previewHeaders } from '../security-headers.ts';

/** The number of parsed rich-text documents to cache, enough for the forms that several people have open. */
const MAX_CACHED_TEXTS = 16;
const MAX_CACHED_LENGTH = 50_000;

export function createPreviewHandlers(given: Deps): Handlers<typeof previewRoutes> {
  const deps = { ...given, toLexical: keepLatest(given.toLexical) };
  return {
    create: async ({ body, staff }) => {
      const draft =
        'day' in body
          ? { rows: await previewDay(deps, body.day), day: body.day }
          : { rows: await previewRow(deps, body) };
      const version = await currentVersion(deps.payload);
      return startPreview(deps.env, { ...draft, version, owner: ownerOf(staff) });
    },
  };
}

/**
 * Caches parsed rich text, because parsing takes most of a preview's time, and most key presses leave the rich text unchanged.
 */
function keepLatest(toLexical: ToLexical): ToLexical {
  const kept = new Map<string, ReturnType<ToLexical>>();
  return (html) => {
    const document = kept.has(html) ? (kept.get(html) ?? null) : toLexical(html);
    kept.delete(html);
    if (html.length <= MAX_CACHED_LENGTH) kept.set(html, document);
    const [oldest = ''] = kept.keys();
    if (kept.size > MAX_CACHED_TEXTS) kept.delete(oldest);
    return document;
  };
}

export function servePreviews(app: Hono, deps: Deps): void {
  const address = PATHS.preview(':token');
  const answer = async (context: Context) => {
    const staff = await requireStaff(context, deps, { method: 'get', access: 'content' });
    const token = context.req.param('token') ?? '';
    const path = context.req.path.slice(PATHS.preview(token).length).replace(/(?<!\/)\/+$/, '') || PATHS.home;
    const page = await readPreview(deps.env, { token, owner: ownerOf(staff), path: decodeComponent(path) });
    if (!page) throw notFound();
    return context.body(page.html, page.status as 200, previewHeaders(page.csp));
  };
  app.on('GET', [address, `${address}/*`], (context) =>
    answer(context).catch(async (error: unknown) => {
      const refusal = answerError(error, context);
      // Allow the back-office to show the refusal in the frame of the preview.
      refusal.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
      return context.req.header('accept')?.includes('text/html') ? toPage(refusal) : refusal;
    }),
  );
}

/** Turns a refusal into an HTML page, for example if the session has ended or the preview of a reloaded tab has expired. */
async function toPage(refusal: Response): Promise<Response> {
  const { message } = (await refusal.json()) as ErrorBody;
  const text = escapeHtml(message);
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
  const { status, headers } = refusal;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

function ownerOf({ id }: { id: number | string }): string {
  return String(id);
}
