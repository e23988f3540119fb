import type { AfterErrorHook } from 'payload';

/**
 * Adds the invalid fields to the response. Payload's REST does this only for instances of the class `ValidationError` in Next's
 * bundle. Our code throws the `ValidationError` of the CMS's bundle, which is another class. Also translates 'The
 * following field is invalid:', which Payload leaves in English.
 */
export const exposeFieldErrors: AfterErrorHook = ({ error, req }) => {
  const { name, message, data } = error as Error & { data?: Record<string, unknown> | null };
  if (name !== 'ValidationError' || !data) return;
  const sentence = req.t('error:followingFieldsInvalid', { count: 1 });
  const translated = message.replace('The following field is invalid:', sentence);
  return { response: { errors: [{ name, message: translated, data }] } };
};
