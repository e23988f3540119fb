import { rmSync } from 'node:fs';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { explainFailure } from '../start/run-program.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { MESSAGE, REQUEST } from '../testing/form-inputs.ts';
import { aPicture } from '../testing/pictures.ts';
import { ADMIN, type Api, answerOf, startApi } from '../testing/start-api.ts';
import { findMongod, type Mongod, startMongod } from '../testing/start-mongod.ts';
import { ALL_ROUTES } from './route-of.ts';

const METRICS_TOKEN = 'a-token-for-tests';

const binary = findMongod();

describe.skipIf(!binary)('a MongoDB that was killed', () => {
  let mongod: Mongod;
  let api: Api;
  beforeAll(async () => {
    mongod = await startMongod(String(binary));
    // Give up on the server after 500 ms instead of the default five seconds.
    const url = `${mongod.url('fuar')}&serverSelectionTimeoutMS=500&timeoutMS=20000`;
    api = await startApi('mongodb', { DATABASE_URL: url, METRICS_TOKEN });
    await api.ask('POST', '/admin/fairs', { form: FAIR });
    // Put a response into the cache. It must not be served later, when the database that could invalidate it is gone.
    await api.call('GET', '/fairs');
    await mongod.stop();
  });
  afterAll(async () => {
    await mongod.stop();
    await api.payload.destroy();
    rmSync(api.env.DATA_DIR, { recursive: true, force: true });
  });

  async function expectUnavailable(response: Response, call: string): Promise<void> {
    expect(await answerOf(response), call).toEqual([503, { message: ERROR_MESSAGES.unavailable }]);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }

  test('answers every read with 503', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const reads = ALL_ROUTES.filter(({ method }) => method === 'get');
    await Promise.all(
      reads.map(async ({ path }) => {
        const address = path.replace(':id', '1').replace(':pageKey', 'kvkk');
        await expectUnavailable(await api.ask('GET', address, { headers }), path);
      }),
    );
  });

  test('answers writes with 503, and neither blames the input nor claims to have stored it', async () => {
    const imageFile = await aPicture();
    const calls: [string, string, Parameters<Api['call']>[2]][] = [
      ['POST', '/contact', { json: MESSAGE }],
      ['POST', '/contact', { json: MESSAGE, headers: { 'idempotency-key': 'a' } }],
      ['POST', '/participant-submissions', { json: REQUEST }],
      ['POST', '/auth/login', { json: ADMIN }],
      ['POST', '/auth/logout', { as: 'staff' }],
      ['POST', '/admin/fairs', { as: 'staff', form: { ...FAIR, imageFile } }],
      ['PUT', '/admin/settings', { as: 'staff', json: { phone: '1' } }],
      ['DELETE', '/admin/fairs/1', { as: 'staff' }],
    ];
    await Promise.all(
      calls.map(async ([method, path, options]) =>
        expectUnavailable(await api.call(method, path, options), `${method} ${path}`),
      ),
    );
  });
});

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });

test.each([
  named('MongoServerSelectionError'),
  named('MongoNetworkTimeoutError'),
  named('PoolClearedOnNetworkError'),
  named('MongoServerError', { code: 11_600 }),
  named('MongoWriteConcernError', { code: 189 }),
  named('MongooseError', { message: 'Operation `fairs.find()` buffering timed out after 10000ms' }),
  named('Error', { code: 'EPIPE' }),
  named('LibsqlError', { code: 'SQLITE_BUSY' }),
  named('LibsqlError', { code: 'SQLITE_IOERR_WRITE' }),
  new Error('Failed query', { cause: named('LibsqlError', { code: 'SQLITE_FULL' }) }),
])('%s %o means that the database is unreachable', (error) =>
  expect(isDatabaseUnavailable(error)).toBe(true),
);

test.each([
  new Error('x'),
  new TypeError('x is not a function'),
  named('MongoServerError', { code: 11_000 }),
  named('LibsqlError', { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
  'MongoNetworkError',
  undefined,
])('%s does not report an unreachable database', (error) => expect(isDatabaseUnavailable(error)).toBe(false));

test('a program reports a primary that steps down in one sentence', () => {
  const error = named('MongoWriteConcernError', { code: 189, message: 'Primary stepped down' });
  expect(explainFailure(error, process.env)).toBe(
    'The database failed: Primary stepped down. Try again when it answers.',
  );
});
