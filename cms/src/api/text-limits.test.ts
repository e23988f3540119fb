import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';

const MIB = 1024 * 1024;
const PASTED = 'data:image/png;base64,';

/** Rich text with a pasted photograph that is larger than 256 KiB, the limit of a JSON body without rich text. */
async function aPhotograph(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 700, height: 500, channels: 3, background: '#888', noise } });
  const bytes = await picture.jpeg({ quality: 97 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(256 * 1024);
  return `<p><img src="data:image/jpeg;base64,${bytes.toString('base64')}"></p>`;
}

describe.each(DATABASES)('long texts on %s', (database) => {
  const api = serveApi(database);

  const fair = { title: 'Fuar', date: '1 Mayıs 2090', description: 'Kısa.' };
  const calls = [
    {
      name: 'a fair',
      base: fair,
      send: (text: string, more: object) =>
        api.ask('POST', '/admin/fairs', { form: { ...fair, details: text, ...more } }),
    },
    {
      name: 'a page',
      base: { pageKey: 'kvkk' },
      send: (text: string, more: object) =>
        api.ask('PUT', '/admin/page-content/kvkk', { json: { pageKey: 'kvkk', content: text, ...more } }),
    },
  ];

  describe.each(calls)('$name', ({ base, send }) => {
    async function expectTaken(text: string, more: object = {}): Promise<string> {
      const response = await send(text, more);
      const body = await response.text();
      expect([response.status, body.slice(0, 100)]).toEqual([
        expect.toBeOneOf([200, 201]),
        expect.anything(),
      ]);
      return body;
    }
    async function expectTooLarge(text: string, more: object = {}): Promise<void> {
      expect(await answerOf(send(text, more))).toEqual([413, { message: ERROR_MESSAGES.bodyTooLarge }]);
    }

    test('does not count a pasted photograph towards the limit of the text', async () => {
      const photograph = await aPhotograph();
      expect(await expectTaken(photograph)).toMatch(/<img src=\\"\/media\/[\da-f]{20}\.jpg\\"/);
      const picture = '<img src="">'.length + '<p></p>'.length;
      const text = (length: number) =>
        `${photograph}<p>${'a'.repeat(length - picture - '<p></p>'.length)}</p>`;
      await expectTaken(text(MIB));
      await expectTooLarge(text(MIB + 1));
    });

    test('limits all texts with their pictures to 24 MiB', async () => {
      const others = Object.values(base).join('').length + '<p>a</p>'.length + PASTED.length;
      const other = (length: number) => PASTED + 'A'.repeat(length - others);
      await expectTaken('<p>a</p>', { other: other(24 * MIB) });
      await expectTooLarge('<p>a</p>', { other: other(24 * MIB + 1) });
    });
  });

  test.each(['<p>a</p>', '<a href="/a">a</a>b'])(
    'many repetitions of %s are stored, or rejected as too large',
    async (part) => {
      const send = (times: number) =>
        api.ask('PUT', '/admin/page-content/kvkk', { json: { content: part.repeat(times) } });
      expect((await send(20_000)).status).toBe(200);
      expect(await answerOf(send(20_001))).toEqual([413, { message: ERROR_MESSAGES.bodyTooLarge }]);
    },
  );
});
