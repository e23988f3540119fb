import type { Context } from 'hono';

/** Without `Prefer: version` and `Prefer: user`, responses contain exactly the fields of the specification. */
export function prefers(context: Context, what: 'version' | 'user'): boolean {
  const header = context.req.header('prefer') ?? '';
  return header.split(',').some((preference) => preference.trim().toLowerCase() === what);
}
