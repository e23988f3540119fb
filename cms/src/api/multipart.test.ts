import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { receiveForm } from './receive-form.ts';

const folder = temporaryFolder();
afterEach(() => expect(readdirSync(folder)).toEqual([]));

type Body = string | Buffer | (() => AsyncIterable<string | Buffer> | Iterable<string>);

const receive = (
  body: Body,
  field: 'imageFile' | 'imageFiles' = 'imageFile',
  type = 'multipart/form-data; boundary=x',
) => {
  const stream = Readable.from(typeof body === 'function' ? body() : [Buffer.from(body)], {
    objectMode: false,
  });
  const init = {
    method: 'POST',
    headers: { 'content-type': type },
    body: Readable.toWeb(stream),
    duplex: 'half',
  } as RequestInit;
  return receiveForm(new Request('http://x/', init), { field, required: true }, folder);
};

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (disposition: string) =>
  `--x\r\ncontent-disposition: form-data; name="imageFile"; ${disposition}\r\ncontent-type: image/png\r\n\r\n`;
const file = (disposition: string, bytes = 'abc') => `${fileHead(disposition)}${bytes}\r\n`;
const END = '--x--\r\n';

async function received(body: Body) {
  const { fields, files, discard } = await receive(body);
  const contents = files.map(({ path }) => readFileSync(path, 'utf8'));
  await discard();
  return { fields, files: files.map(({ name, size }) => ({ name, size })), contents };
}

describe('a multipart body', () => {
  test('gives its fields and files', async () => {
    const body = `ignored\r\n${field('title', 'Gıda Fuarı')}${file('filename="a.png"')}${END}after`;
    expect(await received(body)).toEqual({
      fields: { title: 'Gıda Fuarı' },
      files: [{ name: 'a.png', size: 3 }],
      contents: ['abc'],
    });
  });

  test('is read the same in pieces of one byte', async () => {
    const body = Buffer.from(
      `${field('title', 'çğış\r\n--y')}${file('filename="ü.png"', 'a\r\n--\r\n-x')}${END}`,
    );
    expect(
      await received(async function* () {
        for (const byte of body) yield Buffer.of(byte);
      }),
    ).toEqual({
      fields: { title: 'çğış\r\n--y' },
      files: [{ name: 'ü.png', size: 9 }],
      contents: ['a\r\n--\r\n-x'],
    });
  });

  test.each([
    ['filename="İğne ığdır.png"', 'İğne ığdır.png'],
    ['filename="x.png"; filename*=UTF-8\'\'%C4%B0%C5%9F.png', 'İş.png'],
    ['filename="C:\\\\resim\\\\a.png"', 'a.png'],
    ['filename="../../etc/passwd"', 'passwd'],
    ['filename="a;b=\\"c\\".png"', 'a;b="c".png'],
  ])('with %s has a file named %s', async (disposition, name) => {
    expect((await received(file(disposition) + END)).files).toEqual([{ name, size: 3 }]);
  });

  test('cannot change the prototype of its fields by a field called __proto__', async () => {
    const { fields } = await received(field('__proto__', 'x') + file('filename="a.png"') + END);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test.each([
    ['no boundary', 'multipart/form-data', field('a', 'b') + END],
    ['another boundary', 'multipart/form-data; boundary=y', field('a', 'b') + END],
    ['nothing in it', 'multipart/form-data; boundary=x', ''],
    [
      'an end in the middle of a file',
      'multipart/form-data; boundary=x',
      `${fileHead('filename="a.png"')}abc`,
    ],
    [
      'an end in the middle of a header',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-da',
    ],
    ['no last boundary', 'multipart/form-data; boundary=x', field('a', 'b')],
    [
      'a header without an end',
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: ${'a'.repeat(100_000)}`,
    ],
  ])('with %s is answered 400', async (_, type, body) => {
    await expect(receive(body, 'imageFile', type)).rejects.toMatchObject({ status: 400 });
  });

  test.each<[string, Body]>([
    ['1,000 fields', Array.from({ length: 1000 }, (_, n) => field(`f${n}`, 'x')).join('') + END],
    ['1,000 files', Array.from({ length: 1000 }, (_, n) => file(`filename="${n}.png"`)).join('') + END],
    ['a file over the limit', file('filename="a.png"', 'a'.repeat(IMAGE_LIMITS.bytes + 1)) + END],
    ['a long field', field('a', 'x'.repeat(6_000_000)) + END],
    ['60 MB before its first part', () => Array<string>(60).fill('x'.repeat(1_000_000))],
  ])('with %s is answered 413', async (_, body) => {
    await expect(receive(body)).rejects.toMatchObject({ status: 413 });
  });

  test('with thirty pictures is accepted', async () => {
    const body = Array.from({ length: 30 }, (_, n) => file(`filename="${n}.png"`)).join('') + END;
    const { files, discard } = await receive(body.replaceAll('imageFile', 'imageFiles'), 'imageFiles');
    await discard();
    expect(files).toHaveLength(30);
  });

  test('with a file in an unknown field is read to its end without that file', async () => {
    const other = file('filename="b.png"', 'b'.repeat(200_000)).replace('imageFile', 'other');
    const { files } = await received(other + file('filename="a.png"') + END);
    expect(files).toEqual([{ name: 'a.png', size: 3 }]);
  });

  test('with a file of exactly the limit is accepted', async () => {
    const { files } = await received(file('filename="a.png"', 'a'.repeat(IMAGE_LIMITS.bytes)) + END);
    expect(files).toEqual([{ name: 'a.png', size: IMAGE_LIMITS.bytes }]);
  });

  test('is on the disk before it is complete', async () => {
    const half = 'a'.repeat(200_000);
    const { files } = await received(async function* () {
      yield fileHead('filename="a.png"') + half;
      await vi.waitFor(() => {
        const [form = ''] = readdirSync(folder);
        expect(statSync(join(folder, form, '1')).size).toBeGreaterThan(100_000);
      });
      yield `${half}\r\n${END}`;
    });
    expect(files).toEqual([{ name: 'a.png', size: 400_000 }]);
  });

  test('that breaks off is answered 400', async () => {
    const body = async function* () {
      yield `${fileHead('filename="a.png"')}abc`;
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    };
    await expect(receive(body)).rejects.toMatchObject({ status: 400 });
  });
});
