import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { describe, expect, test } from 'vitest';
import { serveApi } from '../testing/start-api.ts';
import { createOpenApi } from './openapi.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const { paths } = createOpenApi() as { paths: Record<string, object> };
const addresses: [string, string[]][] = Object.entries(paths).map(([path, operations]) => [
  path.replace(/\{\w+\}/g, '1'),
  Object.keys(operations).map((method) => method.toUpperCase()),
]);
addresses.push(['/media/abc-480x320.webp', ['GET']]);

const api = serveApi('sqlite', { METRICS_TOKEN: 'a-token-for-tests' });

describe.each(addresses)('%s', (path, methods) => {
  const known = methods.includes('GET') ? [...methods, 'HEAD'] : methods;

  test.each(METHODS.filter((method) => !known.includes(method)))('has no %s', async (method) => {
    for (const headers of [{}, { cookie: api.cookie }]) {
      const response = await api.request(path, { method, headers });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(known.sort());
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body = method === 'HEAD' ? '' : JSON.stringify({ message: ERROR_MESSAGES.methodNotAllowed });
      expect(await response.text()).toBe(body);
    }
  });
});

test.each(['/media', '/media/', '/media/a/b.webp'])('gives 404 for %s by every method', async (path) => {
  for (const method of METHODS) expect((await api.request(path, { method })).status).toBe(404);
});
