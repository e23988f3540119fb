import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createConfig } from '../start/create-config.ts';
import { readEnv } from '../start/env.ts';
import { toHtml } from './to-html.ts';
import { createToLexical, type ToLexical } from './to-lexical.ts';

let toLexical: ToLexical;
const through = (html: string) => toHtml(toLexical(html));

beforeAll(async () => {
  toLexical = await createToLexical(
    await createConfig(readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only' })),
  );
});

describe('keeps canonical HTML unchanged', () => {
  test.each([
    '<p>Düz metin: ĞÜŞİÖÇ ğüşıöç</p>',
    '<p>Bir</p><p>İki</p>',
    '<p>Bir</p><p><br></p><p>İki</p>',
    '<p>Satır<br>sonu</p>',
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<p><strong>kalın</strong> <em>eğik</em> <u>altı</u> <s>üstü</s></p>',
    '<p><strong><em><u><s>hepsi</s></u></em></strong></p>',
    '<blockquote>Alıntı</blockquote>',
    '<ul><li>bir</li><li>iki</li></ul>',
    '<ol><li>bir</li><li>iki</li></ol>',
    '<ol start="3"><li>üç</li></ol>',
    '<ul><li>bir<ul><li>iç<ol><li>en iç</li></ol></li></ul></li><li>iki</li></ul>',
    '<ul><li><br><ul><li>iç</li></ul></li><li></li></ul>',
    '<p data-lexical-indent="1">1</p><p data-lexical-indent="8">8</p>',
    '<h2 data-lexical-indent="3">başlık</h2><blockquote data-lexical-indent="2">alıntı</blockquote>',
    '<p><a href="https://ornek.test/a?b=1&amp;c=2">bağ</a></p>',
    '<p><a href="http://localhost:8080/x" target="_blank" rel="noopener noreferrer">yeni</a></p>',
    '<p><a href="mailto:a@b.test">yaz</a> <a href="tel:+904120000000">ara</a></p>',
    '<p><a href="/fuarlar/İç">kendi sayfamız</a></p>',
    '<p>Önce <img src="/media/abc.jpg" alt="Bir &quot;resim&quot;" width="300" height="200"> sonra</p>',
    '<p><img src="https://ornek.test/a.png" alt=""></p>',
    '<p>&lt;script&gt; &amp; &quot;tırnak&quot;</p>',
    '<p><strong>a</strong>b<strong>c</strong></p>',
  ])('%s', (html) => {
    expect(through(html)).toBe(html);
    expect(through(through(html))).toBe(html);
  });
});

describe('makes other HTML canonical, and keeps the result unchanged', () => {
  test.each([
    ['düz metin', '<p>düz metin</p>'],
    ['a<br>b', '<p>a<br>b</p>'],
    [
      '<p><b>k</b><i>e</i><del>s</del><strike>s</strike><ins>u</ins></p>',
      '<p><strong>k</strong><em>e</em><s>ss</s><u>u</u></p>',
    ],
    ['<div>bir</div><div>iki</div>', '<p>bir</p><p>iki</p>'],
    ['<p>  çok \n  boşluk  </p>', '<p>çok boşluk</p>'],
    ['<p class="ql-indent-2">q</p>', '<p data-lexical-indent="2">q</p>'],
    ['<p style="padding-inline-start: 120px">l</p>', '<p data-lexical-indent="3">l</p>'],
    ['<p style="color:red;background:url(x)">stil</p>', '<p>stil</p>'],
    ['<p><span style="text-decoration: underline">u</span></p>', '<p><u>u</u></p>'],
    ['<p><span style="font-style: italic">e</span></p>', '<p><em>e</em></p>'],
    ['<blockquote><p>bir</p><p>iki</p></blockquote>', '<blockquote>bir<br>iki</blockquote>'],
    ['<ul><li><p>öğe</p></li></ul>', '<ul><li>öğe</li></ul>'],
    ['<ul><li></li><li><ul><li>b</li></ul></li></ul>', '<ul><li><br><ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<p><a href="ornek">göreli</a></p>', '<p>göreli</p>'],
    ['<p>a</p>yalın<p>b</p>', '<p>a</p><p>yalın</p><p>b</p>'],
    ['<table><tr><td>hücre</td></tr></table>', '<p>hücre</p>'],
    [
      '<table><tbody><tr><th><p>Salon</p></th><th>m²</th></tr><tr><td>A</td><td></td><td><b>36</b></td></tr></tbody></table>',
      '<p>Salon – m²</p><p>A – <strong>36</strong></p>',
    ],
    ['<ul><li>a</li></ul><ol start="3"><li>b</li></ol>', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
  ])('%s', (html, canonical) => {
    expect(through(html)).toBe(canonical);
    expect(through(canonical)).toBe(canonical);
  });
});

test.each(['', '   ', '<script>x</script>', '<!-- yorum -->'])(
  'stores a text without content as null: %j',
  (html) => {
    expect(toLexical(html)).toBeNull();
  },
);

test('turns a stored document with unknown nodes into safe HTML', () => {
  expect(toHtml(null)).toBe('');
  expect(
    toHtml({ root: { children: [{ type: 'unknown', children: [{ type: 'text', text: '<b>' }] }] } }),
  ).toBe('&lt;b&gt;');
});

test.each([
  ['a tab', { type: 'tab', text: '\t' }, ' '],
  [
    'an automatic link',
    { type: 'autolink', fields: { url: 'https://ornek.test' }, children: [{ type: 'text', text: 'x' }] },
    '<a href="https://ornek.test">x</a>',
  ],
  ['a deep indent', { type: 'paragraph', indent: 9 }, '<p data-lexical-indent="8"><br></p>'],
])('shows %s, which only the editor of the console stores', (_, node, html) => {
  expect(toHtml({ root: { children: [node] } })).toBe(html);
});

const ODD = { toString: 'x', valueOf: 'x' };

test.each([
  ['a text that is a number', { type: 'text', text: 5 }, ''],
  ['a text that is an object', { type: 'text', text: ODD, format: ODD }, ''],
  ['a heading without a level', { type: 'heading', tag: ODD, indent: ODD }, '<h2><br></h2>'],
  [
    'a list with an odd start',
    { type: 'list', listType: 'number', start: ODD, children: [{}] },
    '<ol><li></li></ol>',
  ],
  [
    'a link to an object',
    { type: 'link', fields: { url: ODD }, children: [{ type: 'text', text: 'x' }] },
    'x',
  ],
  [
    'a picture with odd fields',
    { type: 'inlineBlock', fields: { blockType: 'image', src: '/media/a.webp', alt: ODD, width: ODD } },
    '<img src="/media/a.webp" alt="">',
  ],
])('shows a stored document with %s, so that it breaks no list', (_, node, html) => {
  expect(toHtml({ root: { children: [node] } })).toBe(html);
});

test.each(['<', '&', '<b>', '<div>'])('refuses a text of many %s before it is sanitised', (mark) => {
  expect(() => toLexical(mark.repeat(60_001))).toThrow(m.bodyTooLarge);
});

test('refuses a text of many >, because each becomes an entity that is parsed separately', () => {
  expect(() => toLexical('>'.repeat(60_001))).toThrow(m.bodyTooLarge);
});

test.each([
  ['is very long', 'a:b;'.repeat(5000)],
  ['has braces', 'a{}'],
])('ignores a style that %s, because its parsing could take long', (_, rest) => {
  const withStyle = (style: string) =>
    through(`<p><span style="text-decoration:underline;${style}">u</span></p>`);
  expect([withStyle(rest), withStyle('a:b')]).toEqual(['<p>u</p>', '<p><u>u</u></p>']);
});

test('counts a long data URL as text unless it is the source of a picture', () => {
  const address = `data:image/png;base64,${'A'.repeat(1024 * 1024)}`;
  const [picture, ...others] = [
    `<p><img src="${address}" alt=""></p>`,
    `<p>${address}</p>`,
    `<p><img src="/media/a.png" alt="${address}"></p>`,
    `<p><img src="https://ornek.test/${address}" alt=""></p>`,
    `<p><a href="https://ornek.test/${address}">x</a></p>`,
  ];
  expect(through(String(picture))).toBe(picture);
  for (const html of others) expect(() => toLexical(html)).toThrow(m.bodyTooLarge);
});
