import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dangersIn, HOSTILE_HTML } from '../testing/hostile-html.ts';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';

type Parsed = { window: { document: Document; close: () => void } };
type Options = { runScripts?: 'dangerously'; beforeParse?: (window: Record<string, unknown>) => void };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options?: Options) => Parsed;
};

/** The dangers left when a browser reads it, with scripts and without, and whatever ran meanwhile. */
function lookAt(html: string): string[] {
  const found: string[] = [];
  for (const runScripts of [undefined, 'dangerously'] as const) {
    const { window } = new JSDOM(`<!doctype html><body><main>${html}</main></body>`, {
      ...(runScripts ? { runScripts } : {}),
      beforeParse: (page) => {
        page.alert = () => found.push('alert');
      },
    });
    const { document } = window;
    found.push(...dangersIn(document.body.firstElementChild ?? document.body));
    if (document.body.children.length !== 1) found.push('left its place');
    // Once more as a script would put it into a page.
    const other = document.createElement('div');
    other.innerHTML = document.body.firstElementChild?.innerHTML ?? '';
    found.push(...dangersIn(other));
    window.close();
  }
  return found;
}

test('unwashed, nearly all of it is dangerous', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const dangerous = HOSTILE_HTML.filter((html) => lookAt(html).length > 0);
  expect(dangerous.length).toBeGreaterThan(100);
  expect(lookAt('<p>Düz <a href="/fuarlar">metin</a></p>')).toEqual([]);
  errors.mockRestore();
});

describe.each(DATABASES)('hostile HTML on %s', (database) => {
  let api: Api;
  let fair = 0;
  beforeAll(async () => {
    api = await startApi(database);
    const form = { title: 'Fuar', date: '1 Mayıs 2090', description: 'Kısa.', details: '<p>ilk</p>' };
    const response = await api.call('POST', '/admin/fairs', { as: 'staff', form });
    fair = ((await response.json()) as { id: number }).id;
  });
  afterAll(() => api.close());

  async function htmlOf(path: string, member: string): Promise<string> {
    const body = (await (await api.call('GET', path)).json()) as Record<string, string>;
    return String(body[member]);
  }

  test.each(HOSTILE_HTML)('a fair with %s', async (html) => {
    const form = { details: `<p>önce</p>${html}<p>sonra</p>` };
    const response = await api.call('PUT', `/admin/fairs/${fair}`, { as: 'staff', form });
    // A picture whose bytes are none is refused with the text.
    expect([200, 415]).toContain(response.status);
    const details = await htmlOf(`/fairs/${fair}`, 'details');
    expect(lookAt(details)).toEqual([]);
    if (response.status === 200) expect(details).toContain('<p>önce</p>');
    expect(lookAt(await htmlOf('/fairs', '0'))).toEqual([]);
  });

  test('all of it at once, in every kind of text', async () => {
    const html = HOSTILE_HTML.filter((each) => !each.includes('base64')).join('<p>ara</p>');
    const press = { type: 'Bulletin', title: 'Haber', date: '2090-05-01', content: html };
    const made = await api.call('POST', '/admin/press', { as: 'staff', form: press });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: number };
    expect(lookAt(await htmlOf(`/press/${id}`, 'content'))).toEqual([]);
    const page = { pageKey: 'kvkk', title: 'KVKK', content: html };
    expect((await api.call('PUT', '/admin/page-content/kvkk', { as: 'staff', json: page })).status).toBe(200);
    expect(lookAt(await htmlOf('/page-content/kvkk', 'content'))).toEqual([]);
  });

  test('plain texts are kept as they were typed and are for readers to escape', async () => {
    const title = '"><script>alert(1)</script>';
    await api.call('PUT', `/admin/fairs/${fair}`, { as: 'staff', form: { title } });
    const response = await api.call('GET', `/fairs/${fair}`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ title });
  });
});
