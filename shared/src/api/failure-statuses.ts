import type { Route } from './route.ts';

/** True if a save or a deletion on this route takes `If-Match`. */
export function isConditional(route: Route): boolean {
  return route.isVersioned !== undefined && ['put', 'patch', 'delete'].includes(route.method);
}

/** The error statuses of a route. Most statuses follow from the other fields of the route; `failures` names the rest. */
export function failureStatuses(route: Route): number[] {
  const hasBody = route.body !== undefined || route.form !== undefined;
  return [
    ...(route.params || route.query || hasBody ? [400] : []),
    ...(route.access !== 'public' ? [401] : []),
    ...(route.access !== 'public' || route.method !== 'get' ? [403] : []),
    ...(route.params ? [404] : []),
    ...(isConditional(route) ? [412] : []),
    ...(hasBody ? [413, 415] : []),
    500,
    503,
    ...(route.failures ?? []),
  ];
}
