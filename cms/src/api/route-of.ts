import type { Route } from '@fuar/shared/api/route';
import { ROUTES } from '@fuar/shared/api/routes';
import { NON_PAGE_PREFIXES } from '@fuar/shared/non-page-prefixes';

export const ALL_ROUTES = Object.values(ROUTES).flatMap((table): Route[] => Object.values(table));

const patterns = ALL_ROUTES
  // Paths with fixed segments come first, because a variable segment matches them too.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    route: `/api${path}`,
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }));

const OTHERS = ['/media', '/api/admin/preview', ...NON_PAGE_PREFIXES.console];
/** Routes that are not in the contract's table. They allow GET only. */
const ONLY_GET = [/^\/media\/[^/]+$/, /^\/api\/admin\/preview\/[^/]+(?:\/|$)/];

export function allowedMethods(path: string): string[] {
  const known = patterns.find(({ pattern }) => pattern.test(path));
  const methods = patterns.filter(({ route }) => route === known?.route).map(({ method }) => method);
  if (ONLY_GET.some((pattern) => pattern.test(path))) methods.push('GET');
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Fixed paths that a variable segment also matches: `/slider-images/:id` → `['/api/slider-images/order']`. */
export function fixedPathsLike(path: string): string[] {
  const { pattern } = patterns.find(({ route }) => route === `/api${path}`) ?? {};
  const others = patterns.filter(({ route }) => route !== `/api${path}` && pattern?.test(route));
  return [...new Set(others.map(({ route }) => route))];
}

/**
 * The route of a URL: `/api/fairs/7?x=1` → `/api/fairs/:id`. Unknown paths share one name, because there can be any number of
 * them.
 */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const known = patterns.find(({ pattern }) => pattern.test(path));
  if (known) return known.route;
  return OTHERS.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? 'other';
}
