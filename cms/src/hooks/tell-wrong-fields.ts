import type { AfterErrorHook } from 'payload';

/**
 * Which field is wrong, and why. Payload tells it of errors that it knows by their class, but there are two of each class
 * in the process: the console's REST is in Next's bundle, and what throws is in ours.
 */
export const tellWrongFields: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  return { response: { errors: [{ name, message, data }] } };
};
