import type { Redirect } from '@fuar/shared/schemas/redirect';

/**
 * Prepares redirects for the host: leaves out redirects from existing pages and redirects in loops, and shortens each
 * chain to one step.
 */
export function flattenRedirects(
  redirects: readonly Redirect[],
  isPage: (path: string) => boolean,
): Redirect[] {
  const targets = new Map(redirects.filter(({ from }) => !isPage(from)).map(({ from, to }) => [from, to]));
  // Each round doubles the number of steps that are joined into one.
  for (let steps = 1; steps < targets.size; steps *= 2) {
    for (const [from, to] of targets) {
      const next = targets.get(split(to).path);
      if (next !== undefined) targets.set(from, keepQuery(to, next));
    }
  }
  // A target that still redirects is part of a loop or leads into one.
  return [...targets].flatMap(([from, to]) => (targets.has(split(to).path) ? [] : { from, to }));
}

/** Carries query and fragment to the next URL, like a browser, unless that URL has its own query or fragment. */
function keepQuery(before: string, next: string): string {
  const [old, own] = [split(before), split(next)];
  return own.path + (own.query || old.query) + (own.fragment || old.fragment);
}

function split(address: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, fragment };
}

export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encode(from)} ${encode(to)} 301\n`).join('');
}

/** Encodes colons in paths, because in a redirect rule a colon starts a placeholder. A colon before a port stays. */
function encode(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, 'https://site.invalid');
  const rest = (pathname + search + hash).replaceAll(':', '%3A');
  return address.startsWith('/') ? rest : origin + rest;
}
