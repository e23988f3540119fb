import { join } from 'node:path';
import { decodeComponent } from '@fuar/shared/http/decode-component';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';

const redirectSchema = z.object({ from: z.string(), to: z.string(), status: z.number().default(301) });

const headerSchema = z.object({ for: z.string(), values: z.record(z.string(), z.string()) });

/** `to` is percent-encoded. */
export type Redirect = { to: string; status: number };

export type Rules = Awaited<ReturnType<typeof readRules>>;

/** Redirects and headers of the host, from `netlify.toml` and the `_redirects` and `_headers` of a release. */
export async function readRules(netlifyToml: string, release: string | undefined) {
  // The parsers ignore a missing file.
  const inRelease = (name: string) => (release ? [join(release, name)] : []);
  const [redirects, headers] = await Promise.all([
    parseAllRedirects({
      redirectsFiles: inRelease('_redirects'),
      netlifyConfigPath: netlifyToml,
      configRedirects: [],
      minimal: true,
    }),
    parseAllHeaders({
      headersFiles: inRelease('_headers'),
      netlifyConfigPath: netlifyToml,
      configHeaders: [],
      minimal: true,
    }),
  ]);
  const errors = [...redirects.errors, ...headers.errors];
  if (errors.length > 0)
    throw new AggregateError(errors, 'netlify.toml, _redirects or _headers has a mistake');

  const headerRules = headers.headers.map((given) => {
    const rule = headerSchema.parse(given);
    const values = Object.entries(rule.values).map(
      ([name, value]) => [name.toLowerCase(), value] as [string, string],
    );
    return { pattern: toPattern(rule.for), values };
  });

  return {
    /** Finds the redirect for a decoded path, with or without a trailing slash. */
    redirect: toRedirects(redirects.redirects.map((given) => redirectSchema.parse(given))),
    headers: (pathname: string) =>
      headerRules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ values }) => values),
  };
}

/** The first matching rule applies. Rules without a pattern are found in a map, because there may be thousands. */
function toRedirects(rules: z.infer<typeof redirectSchema>[]) {
  const exact = new Map<string, { place: number; redirect: Redirect }>();
  const patterns: { place: number; pattern: RegExp; redirect: Redirect }[] = [];
  for (const [place, { from, ...redirect }] of rules.entries()) {
    const address = withoutSlash(decodeComponent(from));
    if (/[:*]/.test(address)) patterns.push({ place, pattern: toPattern(address), redirect });
    else if (!exact.has(address)) exact.set(address, { place, redirect });
  }
  return (pathname: string): Redirect | undefined => {
    const address = withoutSlash(pathname);
    const found = exact.get(address);
    for (const { place, pattern, redirect } of patterns) {
      if (found && found.place < place) break;
      const match = pattern.exec(address);
      if (match) return { ...redirect, to: fillIn(redirect.to, match.groups ?? {}) };
    }
    return found?.redirect;
  };
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Converts a Netlify pattern. In '/fuarlar/:id', `:id` matches one segment; in '/admin/*', `*` matches the rest of the path. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  // The flag `s` is needed, because a decoded path may contain line breaks.
  return new RegExp(`^${source}$`, 's');
}

function fillIn(to: string, groups: Record<string, string | undefined>): string {
  return to.replace(/:(\w+)/g, (whole, name: string) =>
    name in groups ? encodeURI(groups[name] ?? '') : whole,
  );
}
