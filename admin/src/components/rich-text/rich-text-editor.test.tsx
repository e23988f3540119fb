import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  $createParagraphNode,
  $createRangeSelection,
  $getRoot,
  $isTextNode,
  $setSelection,
  type ElementNode,
} from 'lexical';
import { expect, test, vi } from 'vitest';
import { aPictureFile } from '../../testing/builders.ts';
import { editorOf, selectAll, typeText } from '../../testing/editor.ts';
import { takeErrors } from '../../testing/setup.ts';
import { toastStore } from '../ui/toast-store.ts';
import { createRichTextEditor } from './create-editor.ts';
import { $toHtml } from './html.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

const roundTrip = (html: string) => createRichTextEditor(html).read($toHtml);

test.each([
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Başlık</h${level}>`),
  '<p>Düz <strong>kalın</strong> <em>eğik</em> <u>altı</u> <s>üstü</s></p>',
  '<p><strong><em><u><s>hepsi</s></u></em></strong></p>',
  '<blockquote>Söz</blockquote>',
  '<ul><li>bir<ul><li>iç<ul><li>en iç</li></ul></li></ul></li><li>iki</li></ul>',
  '<ul><li><br><ul><li>iç</li></ul></li><li></li></ul>',
  '<ol start="3"><li>üç</li><li>dört</li></ol>',
  '<p data-lexical-indent="1">bir</p><h2 data-lexical-indent="8">sekiz</h2>',
  '<p><a href="https://ornek.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">yeni</a> <a href="mailto:a@b.test">posta</a></p>',
  '<p>önce <img src="/media/a.webp" alt="Salon" width="480" height="320"> sonra</p>',
  '<p>ilk<br>ikinci</p><p><br></p><p>son</p>',
  '',
])('returns HTML unchanged: %s', (html) => expect(roundTrip(html)).toBe(html));

test('keeps an empty item before a nested list', () => {
  const html = '<ul><li></li><li><ul><li>iç</li></ul></li></ul>';
  expect(roundTrip(html)).toBe('<ul><li><br><ul><li>iç</li></ul></li></ul>');
});

test.each([
  ['<p><a href="javascript:alert(1)">kötü</a></p>', '<p>kötü</p>'],
  ['<p>x<img src="file:///a.png" alt=""></p>', '<p>x</p>'],
  ['<p style="color:red;text-align:center"><span style="color:red">renk</span></p>', '<p>renk</p>'],
  [
    '<p><b>kalın</b> <i>eğik</i> <code>kod</code> <sup>üst</sup></p>',
    '<p><strong>kalın</strong> <em>eğik</em> kod üst</p>',
  ],
  ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
  ['çıplak metin', '<p>çıplak metin</p>'],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Docs</span></p></b>',
    '<p><strong>Docs</strong></p>',
  ],
])('drops foreign formats and keeps their text: %s', (html, kept) => {
  expect(roundTrip(html)).toBe(kept);
});

function setUp(html = '') {
  const onChange = vi.fn<(html: string) => void>();
  render(<RichTextEditor label="Detaylar" defaultValue={html} onChange={onChange} />);
  return { user: userEvent.setup(), onChange, last: () => onChange.mock.lastCall?.[0] };
}

test('is a labelled text box with a placeholder while empty', async () => {
  const { last } = setUp();
  expect(screen.getByRole('textbox', { name: 'Detaylar' })).toBeVisible();
  expect(screen.getByText('Metin giriniz...')).toBeVisible();
  await typeText('Detaylar', 'Merhaba');
  expect(screen.queryByText('Metin giriniz...')).toBeNull();
  expect(last()).toBe('<p>Merhaba</p>');
});

test.each([
  ['Kalın (Ctrl+B)', '<p><strong>söz</strong></p>'],
  ['İtalik (Ctrl+I)', '<p><em>söz</em></p>'],
  ['Altı çizili (Ctrl+U)', '<p><u>söz</u></p>'],
  ['Üstü çizili', '<p><s>söz</s></p>'],
  ['Alıntı', '<blockquote>söz</blockquote>'],
  ['Madde işaretli liste', '<ul><li>söz</li></ul>'],
  ['Numaralı liste', '<ol><li>söz</li></ol>'],
  ['Girintiyi artır (Ctrl+Ü)', '<p data-lexical-indent="1">söz</p>'],
])('the tool %s makes %s', async (name, html) => {
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name }));
  expect(last()).toBe(html);
});

test('tools work in an editor that was never focused', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await user.click(screen.getByRole('button', { name: 'Alıntı' }));
  expect(last()).toBe('<blockquote>söz</blockquote>');
});

test('headings are chosen from a list', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  await user.selectOptions(screen.getByLabelText('Paragraf türü'), 'Başlık 3');
  expect(last()).toBe('<h3>söz</h3>');
});

test('the clear button removes every format', async () => {
  const { user, last } = setUp(
    '<h3 data-lexical-indent="2"><strong>söz</strong> <a href="https://ornek.test"><em>bağ</em></a></h3>',
  );
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name: 'Biçimleri temizle' }));
  expect(last()).toBe('<p>söz bağ</p>');
});

test('the indent stops at level eight', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  for (let step = 0; step < 10; step++) {
    await user.click(screen.getByRole('button', { name: 'Girintiyi artır (Ctrl+Ü)' }));
  }
  expect(last()).toBe('<p data-lexical-indent="8">söz</p>');
});

test.each([
  ['Ctrl+K asks for the address of a link', { key: 'k' }, true],
  ['Ctrl+K asks for the address of a link although Caps Lock is on', { key: 'K' }, true],
  ['Ctrl+Shift+K is left to the browser', { key: 'K', shiftKey: true }, false],
])('%s', async (_, key, isAsked) => {
  setUp('<p>söz</p>');
  await selectAll('Detaylar');
  vi.useFakeTimers();
  const isLeft = fireEvent.keyDown(screen.getByRole('textbox'), { ctrlKey: true, ...key });
  act(() => vi.runAllTimers());
  expect(isLeft).toBe(!isAsked);
  expect(screen.queryByLabelText('Bağlantı adresi') !== null).toBe(isAsked);
});

test('asks for a link URL, completes and validates it', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name: 'Bağlantı (Ctrl+K)' }));
  const address = screen.getByLabelText('Bağlantı adresi');
  await user.clear(address);
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('http, https, mailto veya tel');
  expect(last()).not.toContain('<a');
  await user.clear(address);
  await user.type(address, 'ornek.test{Enter}');
  expect(last()).toBe('<p><a href="https://ornek.test">söz</a></p>');
});

test('a selected e-mail address becomes a mailto link at once', async () => {
  const { user, last } = setUp('<p>bilgi@ornek.test</p>');
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name: 'Bağlantı (Ctrl+K)' }));
  expect(last()).toBe('<p><a href="mailto:bilgi@ornek.test">bilgi@ornek.test</a></p>');
  expect(screen.queryByLabelText('Bağlantı adresi')).toBeNull();
});

test('accepts the data URL of a PNG, and refuses the data URL of an SVG and an ftp address', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
  await user.type(screen.getByLabelText(/alternatif metin/), 'Salon');
  const address = screen.getByLabelText('Görsel adresi');
  for (const url of ['data:image/svg+xml;base64,AAAA', 'ftp://x/a.png']) {
    await user.clear(address);
    await user.type(address, `${url}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent('http veya https');
  }
  await user.clear(address);
  await user.type(address, 'data:image/png;base64,AAAA');
  await user.click(screen.getByRole('button', { name: 'Uygula' }));
  expect(last()).toBe('<p>söz<img src="data:image/png;base64,AAAA" alt="Salon"></p>');
});

test('a picture from the disk is uploaded, not inlined, after the user was asked for its alternative text', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ url: '/media/abc.webp', width: 960, height: 640, srcset: [] }, { status: 201 }),
  );
  vi.stubGlobal('fetch', fetch);
  const { user, last } = setUp('<p>söz</p>');
  await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
  await user.upload(
    screen.getByLabelText('Bilgisayardan yükle', { selector: 'input' }),
    aPictureFile('a.png'),
  );
  expect(screen.getByText(/^“a\.png” eklenmeden önce/)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  const alt = screen.getByLabelText('Görselde ne var? (alternatif metin)');
  expect(alt).toHaveFocus();
  await user.type(alt, 'Boş salon{Enter}');
  await vi.waitFor(() =>
    expect(last()).toBe('<p>söz<img src="/media/abc.webp" alt="Boş salon" width="960" height="640"></p>'),
  );
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/media');
});

/** Starts the upload of a picture into the text 'söz'. The upload ends when `release` is called. */
async function startUpload() {
  let release = () => {};
  const uploaded = new Promise<Response>((resolve) => {
    const picture = { url: '/media/abc.webp', width: 960, height: 640, srcset: [] };
    release = () => resolve(Response.json(picture, { status: 201 }));
  });
  vi.stubGlobal('fetch', () => uploaded);
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
  await user.upload(screen.getByLabelText('Bilgisayardan yükle', { selector: 'input' }), aPictureFile());
  await user.type(screen.getByLabelText('Görselde ne var? (alternatif metin)'), 'Salon{Enter}');
  expect(await screen.findByText('Görsel yükleniyor...')).toBeVisible();
  return { release, last };
}

test('says that a picture was not added because its form was closed during the upload', async () => {
  const { release } = await startUpload();
  cleanup();
  release();
  await vi.waitFor(() =>
    expect(toastStore.get()).toMatchObject([
      { type: 'warning', message: 'Form kapandığı için yüklenmekte olan görsel metne eklenmedi.' },
    ]),
  );
});

/** Replaces the whole text, and with it the remembered selection, with another paragraph. */
const replaceAll = (text: string) =>
  act(async () =>
    editorOf('Detaylar').update(() => {
      $getRoot().clear().append($createParagraphNode());
      $getRoot().selectEnd().insertText(text);
    }),
  );

const setFirstText = (text: string) =>
  act(async () =>
    editorOf('Detaylar').update(() => {
      const first = $getRoot().getFirstDescendant();
      if ($isTextNode(first)) first.setTextContent(text).selectEnd();
    }),
  );

test('puts an uploaded picture at the end if the text around its place was deleted meanwhile', async () => {
  const { release, last } = await startUpload();
  await replaceAll('yeni');
  release();
  await vi.waitFor(() =>
    expect(last()).toBe('<p>yeni<img src="/media/abc.webp" alt="Salon" width="960" height="640"></p>'),
  );
});

test.each([
  ['deleted', () => replaceAll('yeni'), '<p>yeni</p>'],
  ['shortened', () => setFirstText('s'), '<p>s</p>'],
])('links nothing if the selected text was %s while the bar was open', async (_, change, html) => {
  const { user, last } = setUp('<p>söz</p>');
  await selectAll('Detaylar');
  await user.click(screen.getByRole('button', { name: 'Bağlantı (Ctrl+K)' }));
  await change();
  await user.type(screen.getByLabelText('Bağlantı adresi'), 'ornek.test{Enter}');
  expect(toastStore.get()).toMatchObject([{ type: 'info' }]);
  expect(last()).toBe(html);
});

test('accepts further changes after a change has failed', async () => {
  const { last } = setUp('<p>söz</p>');
  editorOf('Detaylar').update(() => {
    throw new Error('failed');
  });
  expect(takeErrors()).toHaveLength(1);
  await replaceAll('yeni');
  expect(last()).toBe('<p>yeni</p>');
});

test('inserts a picture without alternative text only as a decoration', async () => {
  const { user, last } = setUp('<p>söz</p>');
  await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
  await user.type(screen.getByLabelText('Görsel adresi'), 'https://ornek.test/a.png{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Görselde ne olduğunu yazın');
  await user.type(screen.getByLabelText(/alternatif metin/), 'a');
  expect(screen.getByRole('button', { name: 'Uygula' })).toBeVisible();
  await user.clear(screen.getByLabelText(/alternatif metin/));
  await user.click(screen.getByRole('button', { name: 'Süs görseli' }));
  expect(last()).toBe('<p>söz<img src="https://ornek.test/a.png" alt=""></p>');
});

test('the toolbar is one tab stop, and arrow keys move within it', async () => {
  const { user } = setUp('<p>söz</p>');
  await user.tab();
  expect(screen.getByLabelText('Paragraf türü')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Kalın (Ctrl+B)' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Yinele (Ctrl+Y)' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Detaylar' })).toHaveFocus();
});

test('undoing a change returns the exact original HTML', async () => {
  const { onChange } = setUp('<p>söz </p>\n');
  const editor = editorOf('Detaylar');
  const setWord = (word: string) =>
    act(async () =>
      editor.update(
        () => {
          const text = $getRoot().getFirstChildOrThrow<ElementNode>().getFirstChildOrThrow();
          if ($isTextNode(text)) text.setTextContent(word);
          $setSelection($createRangeSelection());
        },
        { discrete: true },
      ),
    );
  const before = editor.read(() => $getRoot().getTextContent());
  await setWord('başka');
  expect(onChange).toHaveBeenLastCalledWith('<p>başka</p>');
  await setWord(before);
  expect(onChange).toHaveBeenLastCalledWith('<p>söz </p>\n');
});

test.each([
  ['- ', '<ul><li></li></ul>'],
  ['* ', '<ul><li></li></ul>'],
  ['1. ', '<ol><li></li></ol>'],
  ['3. ', '<p>3. </p>'],
  ['a - ', '<p>a - </p>'],
])('typing “%s” at the start of a line gives %s', async (text, html) => {
  const { last } = setUp();
  for (const character of text) await typeText('Detaylar', character);
  expect(last()).toBe(html);
});

test('loading a text that starts with a dash begins no list', async () => {
  const { last } = setUp('<p>- </p>');
  await selectAll('Detaylar');
  expect(last()).toBe('<p>- </p>');
});
