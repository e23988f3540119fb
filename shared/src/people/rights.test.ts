import { expect, test } from 'vitest';
import { type Area, mayCall, mayDo, type Right, type Role } from './rights.ts';

const AREAS: Area[] = ['content', 'inbox', 'personalData', 'people', 'own'];

// Repeat the table here, because the tests of the calls take their expectations from the table itself.
test.each<[Role, Right, Area[]]>([
  ['admin', 'read', AREAS],
  ['admin', 'write', AREAS],
  ['editor', 'read', ['content', 'own']],
  ['editor', 'write', ['content', 'own']],
  ['inbox', 'read', ['content', 'inbox', 'own']],
  ['inbox', 'write', ['inbox', 'own']],
])('%s may %s the areas %j', (role, right, areas) => {
  expect(AREAS.filter((area) => mayDo(role, area, right))).toEqual(areas);
});

test('only a GET needs no right to write', () => {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  expect(methods.filter((method) => mayCall('inbox', { method, access: 'content' }))).toEqual(['get']);
});
