import { expect, test } from 'vitest';
import { type Plan, planRelease, type Situation } from './plan-release.ts';

const MANY = Array.from({ length: 21 }, (_, n) => `/${n}`);

/** Each page asks for its own content, the list at its side and the shell. */
const page = (file: string) => [file, { reads: [`own:${file}`, 'side', 'shell'] }] as const;

function plan(files: string[], situation: Partial<Situation> & { stale?: string[] } = {}): Partial<Plan> {
  const { stale = [], ...given } = situation;
  const planned = planRelease({
    files,
    before: { pages: new Map(['/a', '/b', ...MANY].map(page)), stale: new Set(stale) },
    isOnline: true,
    rendersAll: false,
    changed: new Set(),
    placeOf: (question) => (question === 'side' || question === 'shell' ? question : 'own'),
    ...given,
  });
  return Object.fromEntries(Object.entries(planned).filter(([, list]) => list.length > 0));
}

const changed = (...questions: string[]) => ({ changed: new Set(questions) });
const GONE = { remove: MANY };
const AB = ['/a', '/b'];
const ALL = [...AB, ...MANY];

test.each<[string, Partial<Plan>, Partial<Plan>]>([
  ['keeps pages whose questions have the same answers', plan(AB), { keep: AB, ...GONE }],
  [
    'renders a page with other content of its own',
    plan(AB, changed('own:/a')),
    { keep: ['/b'], render: ['/a'], ...GONE },
  ],
  ['renders a new page', plan([...ALL, '/c']), { keep: ALL, render: ['/c'] }],
  ['removes a page that is gone', plan(['/a', ...MANY]), { keep: ['/a', ...MANY], remove: ['/b'] }],
  [
    'renders everything for a first release',
    plan(AB, { before: undefined, rendersAll: true }),
    { render: AB },
  ],
  [
    'renders everything once a day and verifies what did not change',
    plan(ALL, { rendersAll: true, ...changed('own:/a') }),
    { render: ALL, verify: ['/b', ...MANY] },
  ],
  [
    'renders pages with another list at their side',
    plan(AB, changed('side', 'shell')),
    { render: AB, ...GONE },
  ],
  [
    'replaces the shell of pages where nothing else changed',
    plan(ALL, changed('shell')),
    { replaceShell: ALL },
  ],
  [
    'renders few pages with another list at their side together with the content',
    plan(AB, changed('own:/a', 'side')),
    { render: AB, ...GONE },
  ],
  [
    'lets many pages with another list at their side wait for the content of others',
    plan(ALL, changed('own:/a', 'own:/b', 'side', 'shell')),
    { render: AB, keep: MANY, stale: MANY },
  ],
  [
    'lets many pages with another shell wait for the content of others',
    plan(ALL, changed('own:/a', 'own:/b', 'shell')),
    { render: AB, keep: MANY, stale: MANY },
  ],
  [
    'lets no page wait where no page has other content of its own',
    plan(ALL, changed('side')),
    { render: ALL },
  ],
  ['renders the pages that waited', plan(ALL, { stale: MANY }), { keep: AB, render: MANY }],
  [
    'lets no page wait twice',
    plan(ALL, { stale: MANY, ...changed('own:/a', 'side') }),
    { render: ['/a', '/b', ...MANY] },
  ],
  [
    'lets no page wait as it is in a release that is not online',
    plan(ALL, { isOnline: false, ...changed('own:/a', 'own:/b', 'side') }),
    { render: ALL },
  ],
])('%s', (_, planned, expected) => {
  expect(planned).toEqual(expected);
});
