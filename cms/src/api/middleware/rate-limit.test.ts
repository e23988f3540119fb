import { expect, test } from 'vitest';
import { mongoOf } from '../../database/mongo.ts';
import { MESSAGE } from '../../testing/form-inputs.ts';
import { DATABASES, openApi } from '../../testing/start-api.ts';

test.runIf(DATABASES.includes('mongodb')).each([
  ['a CMS that fills the demo uses up no limits of the later CMS', '1', 0],
  ['processes on one MongoDB share their counters', '0', 2],
])('%s', async (_, fillsDemo, expected) => {
  const api = await openApi('mongodb', { GRANT_SESSION: fillsDemo });
  expect((await api.call('POST', '/contact', { json: MESSAGE })).status).toBe(201);
  expect(await mongoOf(api.payload).connection.collection('limits').countDocuments()).toBe(expected);
});
