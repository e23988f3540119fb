import { createHash } from 'node:crypto';
import type { Route } from '@fuar/shared/api/route';
import { ROUTES } from '@fuar/shared/api/routes';
import { changesSchema } from '@fuar/shared/schemas/changes';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { mediaNamesIn } from '../media/references.ts';
import type { Api } from './start-api.ts';

/** Of the moment, not of the content: sessions, what is live, what changed since when, figures of the process. */
const OF_THE_MOMENT = ['/auth/verify', '/auth/session', '/admin/publication', '/changes', '/metrics'];

/** Every answer that `/api` has to a GET, by its path, and every picture in one of them, by its hash. */
export async function allAnswers(api: Api): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const routes = Object.values(ROUTES)
    .flatMap((table): Route[] => Object.values(table))
    .filter(({ method, path }) => method === 'get' && !OF_THE_MOMENT.includes(path));
  const read = async (path: string) => {
    const response = await api.call('GET', path, { as: 'staff' });
    answers[path] = [response.status, await response.json()];
  };
  for (const { path } of routes) if (!path.includes(':')) await read(path);
  // Wherever an id may lead: there is an answer to those that are not there, too.
  for (const { path } of routes) {
    if (path.includes(':pageKey')) for (const key of PAGE_KEYS) await read(path.replace(':pageKey', key));
    else if (path.includes(':id'))
      for (let id = 1; id <= 8; id += 1) await read(path.replace(':id', `${id}`));
  }
  // Told to who builds the site, and to nobody else.
  const { outline } = changesSchema.parse(await (await api.call('GET', '/changes')).json());
  answers['/changes'] = outline?.redirects;
  for (const name of new Set(mediaNamesIn(answers))) {
    const response = await api.request(`/media/${name}`);
    const hash = createHash('sha256').update(await response.bytes());
    answers[`/media/${name}`] = [response.status, hash.digest('hex')];
  }
  return answers;
}
