import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAIR_STATUS_NAMES, FAIR_STATUSES } from './fair-statuses.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each(FAIR_STATUS_NAMES)(
  '%s has its colours in both themes and on paper, and a badge on the site and in the back-office',
  (status) => {
    const { filter } = FAIR_STATUSES[status];
    const tokens = read('shared/src/tokens.css');
    expect(tokens.split(` --${filter}: `)).toHaveLength(3);
    expect(tokens.split(` --ink-on-${filter}: `)).toHaveLength(3);
    const print = read('admin/src/styles/print.css');
    expect(print).toContain(` --${filter}: #ffffff;`);
    expect(print).toContain(` --ink-on-${filter}: #000000;`);
    expect(read('sites/src/styles/blocks.css')).toContain(`.badge-${filter} {`);
    expect(read('admin/src/components/ui/badge.module.css')).toContain(`.${filter} {`);
  },
);
