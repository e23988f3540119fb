import type { Route } from '@fuar/shared/api/route';
import { ROUTES } from '@fuar/shared/api/routes';
import { NOT_PAGES } from '@fuar/shared/not-pages';

const patterns = Object.values(ROUTES)
  .flatMap((table): Route[] => Object.values(table))
  // A fixed segment comes before one that varies.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    route: `/api${path}`,
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }));

const OUTSIDE_API = ['/media', ...NOT_PAGES.console];
const MEDIA = /^\/media\/[^/]+$/;

/** The methods that the contract has for a path. */
export function allowedMethods(path: string): string[] {
  const known = patterns.find(({ pattern }) => pattern.test(path));
  const methods = patterns.filter(({ route }) => route === known?.route).map(({ method }) => method);
  if (MEDIA.test(path)) methods.push('GET');
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** `/slider-images/:id` → `['/api/slider-images/order']`: addresses of their own, though a segment that varies fits them too. */
export function fixedPathsLike(path: string): string[] {
  const { pattern } = patterns.find(({ route }) => route === `/api${path}`) ?? {};
  const others = patterns.filter(({ route }) => route !== `/api${path}` && pattern?.test(route));
  return [...new Set(others.map(({ route }) => route))];
}

/** `/api/fairs/7?x=1` → `/api/fairs/:id`; one word for all that is not of the contract, because it has endless names. */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const known = patterns.find(({ pattern }) => pattern.test(path));
  if (known) return known.route;
  return OUTSIDE_API.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? 'other';
}
