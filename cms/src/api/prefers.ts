import type { Context } from 'hono';

/**
 * True if the `Prefer` header asks for row versions, or for the user of a sign-in. Without this header, responses contain
 * exactly the fields of the specification.
 */
export function prefers(context: Context, what: 'version' | 'user'): boolean {
  const header = context.req.header('prefer') ?? '';
  return header.split(',').some((preference) => preference.trim().toLowerCase() === what);
}
