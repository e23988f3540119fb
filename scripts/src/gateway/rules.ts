import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';

const redirectSchema = z.object({
  from: z.string().optional(),
  path: z.string().optional(),
  to: z.string(),
  status: z.number().default(301),
  force: z.boolean().default(false),
});

const headerSchema = z.object({
  for: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

export type Redirect = { to: string; status: number; force: boolean };

/** Redirects and headers of the host, from `netlify.toml` and the `_redirects` and `_headers` of a release. */
export type Rules = {
  redirect: (pathname: string) => Redirect | undefined;
  headers: (pathname: string) => [name: string, value: string][];
};

export async function readRules(netlifyToml: string, release: string | undefined): Promise<Rules> {
  const inRelease = (name: string) =>
    release && existsSync(join(release, name)) ? [join(release, name)] : [];
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

  const redirectRules = redirects.redirects.map((given) => {
    const { from, path, ...rest } = redirectSchema.parse(given);
    return { ...rest, pattern: toPattern(from ?? path ?? '') };
  });
  const headerRules = headers.headers.map((given) => {
    const rule = headerSchema.parse(given);
    const values = Object.entries(rule.values).map(
      ([name, value]) => [name.toLowerCase(), [value].flat().join(', ')] as [string, string],
    );
    return { pattern: toPattern(rule.for), values };
  });

  return {
    redirect: (pathname) => {
      for (const { pattern, to, status, force } of redirectRules) {
        const match = pattern.exec(pathname);
        if (match) return { to: fillIn(to, match.groups ?? {}), status, force };
      }
      return undefined;
    },
    headers: (pathname) =>
      headerRules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ values }) => values),
  };
}

/** '/fuarlar/:id' and '/admin/*' as Netlify reads them: a name is one segment, a star at the end is the rest. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fillIn(to: string, groups: Record<string, string | undefined>): string {
  return to.replace(/:(\w+)/g, (whole, name: string) => (name in groups ? (groups[name] ?? '') : whole));
}
