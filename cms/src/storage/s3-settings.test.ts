import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../start/env.ts';
import { explainFailure } from '../start/run-program.ts';
import { type S3, S3RVER, startS3 } from '../testing/start-s3.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { explainS3 } from './explain-s3.ts';
import { createFileStorage } from './files.ts';
import { createS3Storage } from './s3.ts';

const SECRET = { PAYLOAD_SECRET: 'a-secret-for-tests-only' };

test.each([
  [{ S3_BUCKET: 'x' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'bucket', S3_SECRET_ACCESS_KEY: 's' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'bucket', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT'],
  [{ S3_PREFIX: '/a/' }, 'S3_PREFIX'],
])('rejects %j and names %s', (variables, name) => {
  expect(() => readEnv({ ...SECRET, ...variables })).toThrow(new RegExp(`^${name} .*\\.$`));
});

describe.skipIf(!S3RVER)('the check of the settings by the store', () => {
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());

  const prepare = (variables: Record<string, string>) =>
    createS3Storage(readEnv({ ...SECRET, ...s3.variables, ...variables })).prepare();

  test('accepts valid settings and leaves nothing behind', async () => {
    await prepare({});
    const storage = createS3Storage(readEnv({ ...SECRET, ...s3.variables }));
    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  test.each([
    [{ S3_BUCKET: 'another-bucket' }, /^S3_BUCKET: there is no bucket another-bucket\.$/],
    [{ S3_ACCESS_KEY_ID: 'unknown' }, /^S3_ACCESS_KEY_ID: the store does not know this key\.$/],
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, /^S3_ENDPOINT: http:\/\/127.0.0.1:1 cannot be reached: \w+\.$/],
  ])('names the setting that is wrong in %j', async (variables, sentence) => {
    await expect(prepare(variables)).rejects.toThrow(sentence);
  });
});

// Real stores return these errors, but the test server does not.
test.each([
  ['SignatureDoesNotMatch', 403, /: S3_SECRET_ACCESS_KEY: /],
  ['AuthorizationHeaderMalformed', 400, /: S3_REGION: /],
  ['PermanentRedirect', 301, /: S3_REGION: /],
  ['AccessDenied', 403, /: S3_ACCESS_KEY_ID: .* may not list, read, write and delete /],
  ['InternalError', 500, /: S3_ENDPOINT: .* 500 /],
])('names the setting behind the error %s', (name, httpStatusCode, sentence) => {
  const error = { name, $metadata: { httpStatusCode } };
  expect(String(explainS3(error, { S3_BUCKET: 'b', S3_REGION: 'r' }))).toMatch(sentence);
});

test('does not report an error of our own as a wrong setting', () => {
  const fault = new TypeError('x is not a function');
  expect(explainS3(fault, { S3_BUCKET: 'b', S3_REGION: 'r' })).toBe(fault);
});

test('reports a full disk and not an S3 error, even if the settings name a bucket', async () => {
  const folder = temporaryFolder();
  const store = createFileStorage(folder);
  symlinkSync('/dev/full', join(folder, `.half-${process.pid}-abc.jpg`));
  const failed = await store.put('abc.jpg', Buffer.of(1)).catch((error: unknown) => error);
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const variables = { ...process.env, ...SECRET, ...keys, S3_BUCKET: 'b' };
  expect(explainFailure(failed, variables)).toMatch(/^A file cannot be .*: no space is left on the disk\.$/);
});
