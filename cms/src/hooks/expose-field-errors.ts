import type { AfterErrorHook } from 'payload';

/**
 * Adds the invalid fields to the response. Payload's REST does this only for instances of the class `ValidationError` in Next's
 * bundle. Our code throws the `ValidationError` of the CMS's bundle, which is another class.
 */
export const exposeFieldErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  return { response: { errors: [{ name, message, data }] } };
};
