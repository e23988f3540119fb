import { expect, test } from 'vitest';
import { bytesOf } from '../lib/page-bytes.ts';
import './page-response.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const bytes = new TextEncoder().encode('<p>İğde</p>');

test('a page keeps its bytes, also when it is made anew from a response', async () => {
  const page = new Response(bytes, { headers: html });
  const again = new Response(Buffer.from(await bytesOf(page)), page);
  expect((await bytesOf(again)).toString()).toBe('<p>İğde</p>');
  expect(again.status).toBe(200);
});

test('whatever is no page is the response that it was', async () => {
  expect(await new Response(bytes, { status: 404, headers: html }).text()).toBe('<p>İğde</p>');
  expect(await new Response(bytes).text()).toBe('<p>İğde</p>');
  expect(await new Response('{}', { headers: html }).json()).toEqual({});
  expect((await bytesOf(new Response('a'))).toString()).toBe('a');
});

test('responses of other makers are responses still', () => {
  expect(Response.json({})).toBeInstanceOf(Response);
  expect(Response.redirect('http://a.example')).toBeInstanceOf(Response);
  expect({}).not.toBeInstanceOf(Response);
});
