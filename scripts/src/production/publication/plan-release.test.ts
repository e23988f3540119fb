import { expect, test } from 'vitest';
import { type Plan, planRelease, type Situation } from './plan-release.ts';

const MANY = Array.from({ length: 21 }, (_, n) => `/${n}`);

/**
 * Each page makes four queries: for its main text, for minor text that every page shows, for the page shell, and for a side
 * list of its own.
 */
const page = (file: string) =>
  [file, { reads: [`own:${file}`, 'minor', 'part:shell', `part:${file}`] }] as const;

function plan(
  files: string[],
  situation: Partial<Situation> & { stale?: Plan['stale'] } = {},
): Partial<Plan> {
  const { stale = new Map(), ...given } = situation;
  const planned = planRelease({
    files,
    before: { pages: new Map(['/a', '/b', ...MANY].map(page)), stale },
    isOnline: true,
    rendersAll: false,
    changed: new Map(),
    placeOf: (query) => (query === 'minor' ? 'minor' : query.startsWith('part') ? 'part' : 'own'),
    ...given,
  });
  const isEmpty = (list: Plan[keyof Plan]) => ('size' in list ? list.size : list.length) === 0;
  return Object.fromEntries(Object.entries(planned).filter(([, list]) => !isEmpty(list)));
}

/** `changed('own:/a=1', 'minor')` gives the query `own:/a` the change '1', and the query `minor` the change 'x'. */
const changed = (...queries: string[]) => ({
  changed: new Map(
    queries.map((text) => text.split('=')).map(([query = '', change = 'x']) => [query, change]),
  ),
});
const stale = (files: string[], change?: string) => new Map(files.map((file) => [file, change]));
const GONE = { remove: MANY };
const AB = ['/a', '/b'];
const ALL = [...AB, ...MANY];

test.each<[string, Partial<Plan>, Partial<Plan>]>([
  ['keeps pages whose queries have the same results', plan(AB), { keep: AB, ...GONE }],
  [
    'renders a page whose own content changed',
    plan(AB, changed('own:/a')),
    { keep: ['/b'], render: ['/a'], ...GONE },
  ],
  ['renders a new page', plan([...ALL, '/c']), { keep: ALL, render: ['/c'] }],
  ['removes a page that no longer exists', plan(['/a', ...MANY]), { keep: ['/a', ...MANY], remove: ['/b'] }],
  [
    'renders everything for a first release',
    plan(AB, { before: undefined, rendersAll: true }),
    { render: AB },
  ],
  [
    'renders everything once a day and verifies unchanged pages',
    plan(ALL, { rendersAll: true, ...changed('own:/a') }),
    { render: ALL, verify: ['/b', ...MANY] },
  ],
  [
    'renders pages whose minor content changed',
    plan(AB, changed('minor', 'part:shell')),
    { render: AB, ...GONE },
  ],
  [
    'exchanges the parts of pages where nothing else changed',
    plan(ALL, changed('part:shell')),
    { exchange: [ALL] },
  ],
  [
    'groups pages by the change of their parts',
    plan(ALL, changed('part:shell', 'part:/a=z', 'part:/b=z')),
    { exchange: [AB, MANY] },
  ],
  [
    'groups pages that make the same queries in another order',
    plan(AB, {
      before: {
        pages: new Map([
          ['/a', { reads: ['part:x', 'part:y'] }],
          ['/b', { reads: ['part:y', 'part:x'] }],
        ]),
        stale: stale([]),
      },
      ...changed('part:x=1', 'part:y=2'),
    }),
    { exchange: [AB] },
  ],
  [
    'changes a few other pages in the same release',
    plan(AB, changed('own:/a', 'part:shell')),
    { render: ['/a'], exchange: [['/b']], ...GONE },
  ],
  [
    'defers many pages whose minor content changed to the next release',
    plan(ALL, changed('own:/a', 'minor', 'part:shell')),
    { render: ['/a'], keep: ['/b', ...MANY], stale: stale(['/b', ...MANY]) },
  ],
  [
    'defers many pages with changed parts to the next release',
    plan(ALL, changed('own:/a', 'own:/b', 'part:shell')),
    { render: AB, keep: MANY, stale: stale(MANY, ' x') },
  ],
  [
    'defers no page if only twenty pages could wait',
    plan([...AB, ...MANY.slice(1)], changed('own:/a', 'own:/b', 'part:shell')),
    { render: AB, exchange: [MANY.slice(1)], remove: ['/0'] },
  ],
  ['defers no page if no page’s own content changed', plan(ALL, changed('minor')), { render: ALL }],
  ['renders the pages that were deferred', plan(ALL, { stale: stale(MANY) }), { keep: AB, render: MANY }],
  [
    'exchanges the parts of pages that an earlier release deferred',
    plan(ALL, {
      stale: stale(AB, ' x'),
      ...changed('part:/b'),
    }),
    { keep: MANY, exchange: [['/a'], ['/b']] },
  ],
  [
    'groups no deferred page with a page that only changes now',
    plan(ALL, { stale: stale(['/a'], ' x'), ...changed('part:/a=z', 'part:/b=z') }),
    { keep: MANY, exchange: [['/a'], ['/b']] },
  ],
  [
    'defers no page twice',
    plan(ALL, { stale: stale(MANY), ...changed('own:/a', 'minor') }),
    { render: ['/a', '/b', ...MANY] },
  ],
  [
    'defers no page if the previous release is not online',
    plan(ALL, { isOnline: false, ...changed('own:/a', 'own:/b', 'minor') }),
    { render: ALL },
  ],
])('%s', (_, planned, expected) => {
  expect(planned).toEqual(expected);
});
