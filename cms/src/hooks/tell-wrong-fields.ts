import type { AfterErrorHook } from 'payload';

/**
 * Adds the wrong fields to the answer. Payload does so only for errors of its own class, but the class exists twice in
 * this process: the console's REST uses the one in Next's bundle, and our code throws the one in ours.
 */
export const tellWrongFields: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  return { response: { errors: [{ name, message, data }] } };
};
