import { z } from 'zod';
import { REDIRECTS_MESSAGES as m } from '../messages/admin/redirects.ts';
import { ownerOf } from '../non-page-prefixes.ts';
import { requiredText } from './fields.ts';

const MAX_LENGTH = 500;

/**
 * A redirect's path must not contain these characters and sequences. Hosts treat a star and a colon as patterns. Browsers or
 * hosts normalise the other sequences, so a redirect with them would never match.
 */
const ODD = /[*:\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u;

type Read = { path: string } | { problem: string };

/** Decodes and normalises a path: '/eski%20sayfa/' → '/eski sayfa'. */
function readPath(text: string): Read {
  let path: string;
  try {
    path = decodeURIComponent(text);
  } catch {
    return { problem: m.undecodable };
  }
  // Refuse a path that still has a percent sign, because a program that decodes it once more would read another path.
  if (path.includes('%')) return { problem: m.undecodable };
  if (ODD.test(path)) return { problem: m.oddPath };
  return { path: path.replace(/\/$/, '') || '/' };
}

function refuseIn(context: z.core.$RefinementCtx<string>) {
  return (message: string): never => {
    context.issues.push({ code: 'custom', message, input: context.value });
    return z.NEVER;
  };
}

/** An old address of this site, e.g. '/Eski/Sayfa.html', normalised for comparisons. */
export const redirectFromSchema = requiredText(m.fromRequired, MAX_LENGTH).transform((text, context) => {
  const refuse = refuseIn(context);
  if (!/^\/(?!\/)/.test(text)) return refuse(m.fromWithSite);
  const read = readPath(text);
  if ('problem' in read) return refuse(read.problem);
  const { path } = read;
  if (/[?#]/.test(path)) return refuse(m.fromWithQuery);
  if (path === '/') return refuse(m.fromHome);
  return ownerOf(path.toLowerCase()) ? refuse(m.fromReserved) : path;
});

/** The target of an old address. `site` is this site's origin; a target on this site becomes a path. */
export function redirectToSchema(site?: string) {
  return requiredText(m.toRequired, MAX_LENGTH).transform((text, context) => {
    const refuse = refuseIn(context);
    let address = text;
    if (/^https?:/i.test(text)) {
      const url = /^https?:\/\/[^/\\]/i.test(text) && URL.parse(text);
      if (!url || url.username || url.password) return refuse(m.toInvalid);
      const isOurs = site !== undefined && url.origin === URL.parse(site)?.origin;
      if (!isOurs) return url.protocol === 'https:' ? url.href : refuse(m.toUnknown);
      address = url.pathname + url.search + url.hash;
    }
    if (!/^\/(?![/\\])/.test(address)) return refuse(m.toUnknown);
    const [path = ''] = address.split(/[?#]/, 1);
    const read = readPath(path);
    if ('problem' in read) return refuse(read.problem);
    // The decoded path must not contain `?` or `#`, because they would start a query or a fragment.
    if (/[?#]/.test(read.path)) return refuse(m.oddPath);
    return read.path + address.slice(path.length);
  });
}
