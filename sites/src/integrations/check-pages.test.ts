import { pagePaths } from '@fuar/shared/pages';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../lib/endpoints.ts';
import { checkPages } from './check-pages.ts';

const LISTED = [...pagePaths('all'), ...ENDPOINTS];

function build(patterns: string[]) {
  const routes = patterns.map((pattern) => ({ origin: 'project', params: [], pattern }));
  checkPages().hooks['astro:routes:resolved']?.({ routes } as never);
}

test('a build stops and names a page without a row, or a row without a page', () => {
  expect(() => build(LISTED)).not.toThrow();
  expect(() => build([...LISTED, '/ziyaret'])).toThrow(
    /shared\/src\/pages\.ts.*: \/ziyaret has a file there and no row\./,
  );
  expect(() => build(LISTED.slice(1))).toThrow(': / has a row and no file there.');
});
