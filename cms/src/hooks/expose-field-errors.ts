import type { AfterErrorHook } from 'payload';

/**
 * Adds the invalid fields to the response. Payload does this only for errors of its class `ValidationError`, but this process
 * contains that class twice: the console's REST checks for the class in Next's bundle, and our code throws the class in the
 * CMS's bundle.
 */
export const exposeFieldErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  return { response: { errors: [{ name, message, data }] } };
};
