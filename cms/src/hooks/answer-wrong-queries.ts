import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { AfterErrorHook } from 'payload';
import { assertDatabaseAnswers } from '../database/assert-answers.ts';

/**
 * Answers the failures of Payload's `/rest` in Turkish. A query with an unknown operator or a value of the wrong type makes
 * Payload or the database fail. Such a query gets a 400 if the database answers another query, otherwise a 503.
 */
export const answerWrongQueries: AfterErrorHook = async ({ error, req }) => {
  const { name, status = 500 } = error as Error & { status?: number };
  // Other statuses are set on purpose, such as 503 while the store of the pictures is unreachable.
  if (status !== 500) return;
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
