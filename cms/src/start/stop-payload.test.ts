import { expect, test, vi } from 'vitest';
import { sqliteOf } from '../database/sqlite.ts';
import { openApi } from '../testing/start-api.ts';
import { stopPayload } from './start-payload.ts';

test.each([
  ['SQLITE_FULL', true],
  ['SQLITE_CORRUPT', false],
])('a journal that cannot be merged (%s) lets the program stop: %s', async (code, isStopped) => {
  const { payload } = await openApi('sqlite');
  const error = Object.assign(new Error('not merged'), { code });
  vi.spyOn(sqliteOf(payload), 'execute').mockRejectedValueOnce(error);
  const destroy = vi.spyOn(payload, 'destroy').mockResolvedValue();
  const stopped = stopPayload(payload);
  await (isStopped ? stopped : expect(stopped).rejects.toThrow('not merged'));
  expect(destroy).toHaveBeenCalledTimes(isStopped ? 1 : 0);
  vi.restoreAllMocks();
});
