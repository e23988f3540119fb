import type { AfterErrorHook } from 'payload';

/** Payload exposes fields only for the `ValidationError` of Next's bundle; our code throws that of the CMS's bundle. */
export const exposeFieldErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  return { response: { errors: [{ name, message, data }] } };
};
