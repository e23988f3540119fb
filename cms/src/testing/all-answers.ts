import { createHash } from 'node:crypto';
import { changesSchema } from '@fuar/shared/schemas/changes';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { ALL_ROUTES } from '../api/route-of.ts';
import { mediaNamesIn } from '../media/references.ts';
import type { Api } from './start-api.ts';

/** `allAnswers` skips these routes, because their responses do not depend on the content alone. */
const TIME_DEPENDENT_PATHS = [
  '/auth/verify',
  '/auth/session',
  '/admin/publication',
  '/changes',
  '/metrics',
  '/admin/record',
  '/admin/sessions',
];

export async function allAnswers(api: Api): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const routes = ALL_ROUTES.filter(
    ({ method, path }) => method === 'get' && !TIME_DEPENDENT_PATHS.includes(path),
  );
  const read = async (path: string) => {
    const response = await api.ask('GET', path);
    const body = JSON.stringify(await response.json());
    answers[path] = [
      response.status,
      JSON.parse(body, (name, value) => (name === 'lastSignInAt' ? undefined : value)),
    ];
  };
  for (const { path } of routes) if (!path.includes(':')) await read(path);
  // Include ids that do not exist, so that 404 responses are compared too.
  for (const { path } of routes) {
    if (path.includes(':pageKey')) for (const key of PAGE_KEYS) await read(path.replace(':pageKey', key));
    else if (path.includes(':id'))
      for (let id = 1; id <= 8; id += 1) await read(path.replace(':id', `${id}`));
  }
  // Add the redirects from the outline of `/changes`, because no other route returns them.
  const { outline } = changesSchema.parse(await (await api.call('GET', '/changes')).json());
  answers['/changes'] = outline?.redirects;
  for (const name of new Set(mediaNamesIn(answers))) {
    const response = await api.request(`/media/${name}`);
    const hash = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
    answers[`/media/${name}`] = [response.status, hash.digest('hex')];
  }
  return answers;
}
