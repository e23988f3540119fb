import { followRedirects } from '@fuar/shared/redirects/follow-redirects';
import type { Redirect } from '@fuar/shared/schemas/redirect';

/**
 * Old addresses as a host is to obey them: those of pages that exist are left out, chains become one step, and what
 * only goes round in circles leads nowhere.
 */
export function flattenRedirects(
  redirects: readonly Redirect[],
  isPage: (path: string) => boolean,
): Redirect[] {
  const targets = new Map(redirects.filter(({ from }) => !isPage(from)).map(({ from, to }) => [from, to]));
  return [...targets.keys()].flatMap((from) => {
    const { steps, isLoop } = followRedirects(from, targets);
    return isLoop ? [] : { from, to: steps.slice(1).reduce(keepQuery) };
  });
}

/** As a browser goes from one address to the next: query and fragment come along where the next has none of its own. */
function keepQuery(before: string, next: string): string {
  const [old, own] = [split(before), split(next)];
  return own.path + (own.query || old.query) + (own.fragment || old.fragment);
}

function split(address: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, fragment };
}

/** The lines of a `_redirects` file, with addresses as browsers send them. */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encode(from)} ${encode(to)} 301\n`).join('');
}

/** A colon would begin the name of a part of the old address; after a host's name it begins the port. */
function encode(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, 'https://site.invalid');
  const rest = (pathname + search + hash).replaceAll(':', '%3A');
  return address.startsWith('/') ? rest : origin + rest;
}
