import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dangersIn, HOSTILE_HTML } from '../testing/hostile-html.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';

type Window = { document: Document; DOMParser: typeof DOMParser; close: () => void };
type Options = { runScripts?: 'dangerously'; beforeParse?: (window: Record<string, unknown>) => void };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options?: Options) => { window: Window };
};

const { DOMParser: Parser } = new JSDOM('').window;
const withoutScripts = new Parser();

/** The dangers left after a browser has parsed the HTML, with and without scripts, and after all scripts have run. */
function dangersAfterParsing(html: string): string[] {
  const page = `<!doctype html><body><main>${html}</main></body>`;
  const alerts: string[] = [];
  const { window } = new JSDOM(page, {
    runScripts: 'dangerously',
    beforeParse: (global) => {
      global.alert = () => alerts.push('alert');
    },
  });
  const found = [withoutScripts.parseFromString(page, 'text/html'), window.document].flatMap(dangersInPage);
  window.close();
  return [...alerts, ...found];
}

function dangersInPage(document: Document): string[] {
  const { body } = document;
  const found = dangersIn(body.firstElementChild ?? body);
  if (body.children.length !== 1) found.push('left its place');
  // Parse once more, as a script would when it inserts the HTML into a page.
  const other = document.createElement('div');
  other.innerHTML = body.firstElementChild?.innerHTML ?? '';
  return [...found, ...dangersIn(other)];
}

test('most of the samples are dangerous before sanitising', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const dangerous = HOSTILE_HTML.filter((html) => dangersAfterParsing(html).length > 0);
  expect(dangerous.length).toBeGreaterThan(100);
  expect(dangersAfterParsing('<p>Düz <a href="/fuarlar">metin</a></p>')).toEqual([]);
  errors.mockRestore();
});

describe.each(DATABASES)('/api on %s', (database) => {
  const api = serveApi(database);
  let fair = 0;
  beforeAll(async () => {
    const form = { title: 'Fuar', date: '1 Mayıs 2090', description: 'Kısa.', details: '<p>ilk</p>' };
    fair = (await api.staff<{ id: number }>('POST', '/admin/fairs', { form })).id;
  });

  async function htmlOf(path: string, member: string): Promise<string> {
    const body = (await (await api.call('GET', path)).json()) as Record<string, string>;
    return String(body[member]);
  }

  // Test each sample on SQLite only. The database does not matter, because rich text is sanitised before it is stored.
  test.each(database === 'sqlite' ? HOSTILE_HTML : [])('sanitises a fair with %s', async (html) => {
    const form = { details: `<p>önce</p>${html}<p>sonra</p>` };
    const response = await api.ask('PUT', `/admin/fairs/${fair}`, { form });
    // Rich text with an unreadable picture is rejected as a whole.
    expect([200, 415]).toContain(response.status);
    const details = await htmlOf(`/fairs/${fair}`, 'details');
    expect(dangersAfterParsing(details)).toEqual([]);
    if (response.status === 200) expect(details).toContain('<p>önce</p>');
    expect(await (await api.call('GET', '/fairs')).json()).toMatchObject([{ details }]);
  });

  test('sanitises all samples at once in every kind of text', async () => {
    const html = HOSTILE_HTML.filter((each) => !each.includes('base64')).join('<p>ara</p>');
    const press = { type: 'Bulletin', title: 'Haber', date: '2090-05-01', content: html };
    const { id } = await api.staff<{ id: number }>('POST', '/admin/press', { form: press });
    expect(dangersAfterParsing(await htmlOf(`/press/${id}`, 'content'))).toEqual([]);
    const page = { pageKey: 'kvkk', title: 'KVKK', content: html };
    expect((await api.ask('PUT', '/admin/page-content/kvkk', { json: page })).status).toBe(200);
    expect(dangersAfterParsing(await htmlOf('/page-content/kvkk', 'content'))).toEqual([]);
  });

  test('stores plain texts as typed, for readers to escape', async () => {
    const title = '"><script>alert(1)</script>';
    await api.ask('PUT', `/admin/fairs/${fair}`, { form: { title } });
    const response = await api.call('GET', `/fairs/${fair}`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ title });
  });
});
