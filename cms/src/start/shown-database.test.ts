import { expect, test } from 'vitest';
import { hasUnescapedAt, shownDatabase, shownReason } from './shown-database.ts';

test.each([
  ['mongodb://fuar:gizli@db.test:27017/fuar', 'mongodb://***@db.test:27017/fuar'],
  ['mongodb+srv://fuar:abc@db.test/fuar?retryWrites=true', 'mongodb+srv://***@db.test/fuar'],
  ['mongodb://fuar:Cok/Gizli1@db.test:27017/fuar', 'mongodb://***@db.test:27017/fuar'],
  ['mongodb://fuar:Cok?Gizli1@db.test/fuar', 'mongodb://***@db.test/fuar'],
  ['mongodb://fuar:Cok@Gizli1@db.test/fuar', 'mongodb://***@db.test/fuar'],
  ['mongodb://db1.test,db2.test/fuar?replicaSet=r', 'mongodb://db1.test,db2.test/fuar'],
])('%j is shown as %j', (url, shown) => {
  expect(shownDatabase(url)).toBe(shown);
});

test.each([
  ['Authentication failed.', 'Authentication failed'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'connect ECONNREFUSED 127.0.0.1:9'],
  [
    'not authorized on fuar to execute command { createIndexes: "fairs", lsid: { id: UUID("ab") } }',
    'not authorized on fuar: the account needs the role readWrite there',
  ],
])('the reason %j is shown as %j', (message, shown) => {
  expect(shownReason(message)).toBe(shown);
});

test('an unescaped @ in a password is found, after an unescaped ? too', () => {
  expect(hasUnescapedAt('mongodb://fuar:Cok@Gizli1@db.test/fuar')).toBe(true);
  expect(hasUnescapedAt('mongodb://fuar:Cok?Gizli@1@db.test/fuar')).toBe(true);
  expect(hasUnescapedAt('mongodb://fuar:gizli@db.test/fuar?retryWrites=true')).toBe(false);
  expect(hasUnescapedAt('mongodb://db.test/fuar')).toBe(false);
});
