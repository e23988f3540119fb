import { describe, expect, test, vi } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { $pasteHtml, createRichTextEditor, registerBehaviour } from './create-editor.ts';
import { $toHtml } from './html.ts';

function clean(html: string) {
  const { document, ...cleaned } = cleanPastedHtml(html);
  return { body: document.body, ...cleaned };
}

function paste(html: string): string {
  const editor = createRichTextEditor('');
  const root = document.body.appendChild(document.createElement('div'));
  root.contentEditable = 'true';
  editor.setRootElement(root);
  const stop = registerBehaviour(editor, {
    onFiles: () => undefined,
    onAskLink: () => undefined,
    onPasted: () => undefined,
  });
  editor.update(() => $pasteHtml(editor, html), { discrete: true });
  const result = editor.read($toHtml);
  stop();
  root.remove();
  return result;
}

/** Wraps HTML like the Word desktop program, which copies a whole document with conditional comments and its own elements. */
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('from Word', () => {
  test('keeps bold, italic and other text formats and headings, and drops fonts, colours and alignment', () => {
    const html = word(
      `<h1 style='text-align:center'><span style='color:#2F5496'>Program<o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Kalın</span></b>, <i>eğik</i>, <u>altı çizili</u> ve <s>silinmiş</s>.<o:p></o:p></p>`,
    );
    expect(paste(html)).toBe(
      '<h1>Program</h1><p><strong>Kalın</strong>, <em>eğik</em>, <u>altı çizili</u> ve <s>silinmiş</s>.</p>',
    );
  });

  test('list paragraphs become lists, with their levels and kinds', () => {
    const html = word(
      wordItem(1, '·', 'Bir') +
        wordItem(2, 'o', 'Bir bir') +
        wordItem(1, '·', 'İki') +
        '<p class=MsoNormal>Ara</p>' +
        wordItem(1, '1.', 'Birinci') +
        wordItem(1, '2.', 'İkinci'),
    );
    expect(paste(html)).toBe(
      '<ul><li>Bir<ul><li>Bir bir</li></ul></li><li>İki</li></ul><p>Ara</p><ol><li>Birinci</li><li>İkinci</li></ol>',
    );
  });

  test('keeps links and drops bookmarks and local pictures', () => {
    const html = word(
      `<p class=MsoNormal><a name="_Toc1"></a><a href="https://ornek.test/"><span style='color:blue'>Site</span></a> <img width=10 src="file:///C:/Users/a/clip_image001.png"> son</p>`,
    );
    expect(paste(html)).toBe('<p><a href="https://ornek.test/">Site</a>  son</p>');
  });

  test('a row of a table becomes a paragraph with the texts of all cells', () => {
    const cell = (text: string) =>
      `<td style='border:solid'>\n  <p class=MsoNormal>${text}<o:p></o:p></p>\n  </td>`;
    const html = word(
      `<p class=MsoNormal>Önce</p><table class=MsoTableGrid border=1>
 <tr>${cell('<b>Salon</b>')}${cell('Alan')}</tr>
 <tr>${cell('A')}${cell('&nbsp;')}${cell('36</p><p class=MsoNormal>m²')}</tr>
</table><p class=MsoNormal>Sonra</p>`,
    );
    expect(paste(html)).toBe('<p>Önce</p><p><strong>Salon</strong> – Alan</p><p>A – 36 m²</p><p>Sonra</p>');
    expect(clean(html).isTableJoined).toBe(true);
  });

  test('a table of one column keeps its paragraphs and is not reported as joined', () => {
    const html = word('<table><tr><td><p>Bir</p><p>İki</p></td></tr></table>');
    expect(paste(html)).toBe('<p>Bir</p><p>İki</p>');
    expect(clean(html).isTableJoined).toBe(false);
  });

  test('a numbered list does not join the bulleted one before it, and lists keep their numbers', () => {
    const numbered = (marker: string, text: string) =>
      wordItem(1, marker, text).replace('l0 level1 lfo1', 'l1 level1 lfo2');
    const html = word(wordItem(1, '·', 'Bir') + numbered('3.', 'Üç') + numbered('4.', 'Dört'));
    expect(paste(html)).toBe('<ul><li>Bir</li></ul><ol start="3"><li>Üç</li><li>Dört</li></ol>');
  });

  test('two numbered lists stay apart', () => {
    const numbered = (marker: string, text: string, format: string) =>
      wordItem(1, marker, text).replace('lfo1', format);
    const html = word(
      numbered('1.', 'Bir', 'lfo2') + numbered('2.', 'İki', 'lfo2') + numbered('1.', 'Yine bir', 'lfo3'),
    );
    expect(paste(html)).toBe('<ol><li>Bir</li><li>İki</li></ol><p><br></p><ol><li>Yine bir</li></ol>');
  });

  test('pictures that exist only on the user’s disk are counted and leave no empty paragraph', () => {
    const picture = '<img width=10 src="file:///C:/Users/a/clip_image001.png">';
    const html = word(
      `<p class=MsoNormal>Önce</p><p class=MsoNormal><span>${picture}<o:p></o:p></span></p><p class=MsoNormal>${picture}${picture}</p><p class=MsoNormal>Sonra ${picture}</p>`,
    );
    expect(paste(html)).toBe('<p>Önce</p><p>Sonra </p>');
    expect(clean(html).lostPictures).toBe(4);
  });
});

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1c2d">${body}</b>`;
const docsSpan = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}white-space:pre-wrap;">${text}</span>`;
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docsSpan('font-weight:400;', text)}</p></li>`;

describe('from Google Docs', () => {
  test('ignores the bold wrapper and keeps text formats written as styles', () => {
    const html = docs(
      `<h2 dir="ltr" style="line-height:1.38;">${docsSpan('font-weight:400;', 'Başlık')}</h2><p dir="ltr" style="text-align:center">${docsSpan('font-weight:400;font-style:normal;text-decoration:none;', 'Düz ')}${docsSpan('font-weight:700;', 'kalın')}${docsSpan('font-weight:400;font-style:italic;text-decoration:underline;', 'eğik')}${docsSpan('font-weight:400;text-decoration:line-through;', 'silik')}</p>`,
    );
    expect(paste(html)).toBe(
      '<h2>Başlık</h2><p>Düz <strong>kalın</strong><em><u>eğik</u></em><s>silik</s></p>',
    );
  });

  test('moves nested lists into the previous item', () => {
    const html = docs(
      `<ul style="margin-top:0;">${docsItem(1, 'Bir')}<ul>${docsItem(2, 'İki')}</ul>${docsItem(1, 'Üç')}</ul><ol>${docsItem(1, 'Dört')}</ol>`,
    );
    expect(paste(html)).toBe('<ul><li>Bir<ul><li>İki</li></ul></li><li>Üç</li></ul><ol><li>Dört</li></ol>');
  });

  test('keeps links and drops their underline style', () => {
    const html = docs(
      `<p dir="ltr"><a href="https://ornek.test" style="text-decoration:none;">${docsSpan('font-weight:400;text-decoration:underline;', 'Site')}</a></p>`,
    );
    expect(paste(html)).toBe('<p><a href="https://ornek.test">Site</a></p>');
  });
});

test.each([
  ['Chromium and Firefox', '<b>Kalın</b><span> </span><i>eğik</i> <u>altı çizili</u><span> son</span>'],
  [
    'a page with other inline elements',
    '<b>Kalın</b> <i>eğik</i> <cite><u>altı çizili</u></cite> <abbr>son</abbr>',
  ],
  [
    'Safari',
    '<b>Kalın</b><span><span class="Apple-converted-space">&nbsp;</span></span><i>eğik</i><span class="Apple-converted-space">&nbsp;</span><u>altı çizili</u><span><span class="Apple-converted-space">&nbsp;</span>son</span>',
  ],
])('a part of a line that %s copied keeps the spaces between its words', (_, html) => {
  expect(paste(html)).toBe('<p><strong>Kalın</strong> <em>eğik</em> <u>altı çizili</u> son</p>');
});

test('drops scripts, classes and unsafe URLs of other pages', () => {
  const html =
    '<div class="x" onclick="y()"><p style="color:red">Söz <font color="red">kırmızı</font></p><script>alert(1)</script><a href="javascript:x">kötü</a></div>';
  expect(paste(html)).toBe('<p>Söz kırmızı</p><p>kötü</p>');
});

test('parses no style attribute, because each would violate the Content-Security-Policy', () => {
  const { body } = clean('<p style="color:red" title="a style=b">style=x</p>');
  expect(body.innerHTML).not.toContain('color');
  expect(body.textContent).toBe('style=x');
});

test.each([
  '<p title="a>b" style="color:red">x</p>',
  '<p class="a"style="color:red">x</p>',
  '<p/style="color:red">x</p>',
  '<head><style><!-- p { color: red } --></style></head><p>x</p>',
])('parses no style attribute or element in unusual markup either: %s', (html) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const { body } = clean(html);
  const parsed = new DOMParser().parseFromString(String(parse.mock.calls[0]?.[0]), 'text/html');
  parse.mockRestore();
  expect(parsed.querySelector('[style], style')).toBeNull();
  expect(body.textContent).toBe('x');
});
