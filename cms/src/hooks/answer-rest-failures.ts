import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { AfterErrorHook } from 'payload';
import { assertDatabaseAnswers } from '../database/assert-answers.ts';
import { isDatabaseUnavailable, isReferenceDeleted } from '../database/unavailable.ts';

/**
 * Answers failures of `/rest` in Turkish:
 * - 423 for a locked row
 * - 409 for a picture that was deleted meanwhile
 * - 503 if the database is unreachable or the disk is full
 * - 400 for a query that is probably wrong
 * - 500 for any other failure
 */
export const answerRestFailures: AfterErrorHook = async ({ error, req }) => {
  const { name, status = 500 } = error as Error & { status?: number };
  if (status === 423) return answer(423, m.rowLocked);
  // Keep other statuses, because our code sets them on purpose, such as 503 while the media store is unreachable.
  if (status !== 500) return;
  if (isReferenceDeleted(error)) return answer(409, m.changedMeanwhile);
  if (isDatabaseUnavailable(error)) return answer(503, m.unavailable);
  try {
    await assertDatabaseAnswers(req.payload);
  } catch {
    return answer(503, m.unavailable);
  }
  const isOfAddress =
    name === 'URIError' || req.method === 'GET' || 'where' in req.query || 'data' in req.query;
  return isOfAddress ? answer(400, m.invalidQuery) : answer(500, m.unexpected);
};

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } };
}

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
