import { randomUUID } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { ErrorBody } from '@fuar/shared/schemas/error';
import type { Context } from 'hono';
import type { z } from 'zod';
import { databaseUnavailable, isDatabaseUnavailable, isReferenceDeleted } from '../database/unavailable.ts';
import { logError } from '../log/log.ts';
import { currentRequestId } from '../log/request-id.ts';
import { API_HEADERS } from './security-headers.ts';

export const notFound = () => new ApiError(404, m.notFound);

export const invalidField = (field: string, message: string) =>
  new ApiError(400, m.invalidInput, { errors: { [field]: message } });

/** Keeps the first message of each field. An error of the whole value has no field, so only `message` reports it. */
export function invalid(error: z.ZodError, message: string): ApiError {
  const errors: Record<string, string> = {};
  for (const issue of issuesOf(error)) {
    // A draft or a preview sends the fields of a save inside `fields`. Leave out this prefix, so that errors have the same names
    // as those of a save.
    const path = issue.path[0] === 'fields' && issue.path.length > 1 ? issue.path.slice(1) : issue.path;
    const [first = ''] = path;
    // For an error inside a list, name the item too, such as `0.body`.
    const field = typeof first === 'number' ? path.join('.') : String(first);
    if (field) errors[field] ??= issue.message;
  }
  return new ApiError(400, message, { errors });
}

/** For a union, returns the issues of the option with the fewest issues, because that option fits best. */
function issuesOf({ issues }: z.ZodError): readonly z.core.$ZodIssue[] {
  const [first] = issues;
  if (first?.code !== 'invalid_union' || first.path.length > 0) return issues;
  const [fewest = issues] = first.errors.toSorted((a, b) => a.length - b.length);
  return fewest;
}

/** The only place that writes an error body of `/api`. Unexpected errors are logged under an id and never shown. */
export function answerError(error: unknown, context: Context): Response {
  const known = error instanceof ApiError ? error : toApiError(error);
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...API_HEADERS };
  if (known.retryAfter !== undefined) headers['retry-after'] = String(known.retryAfter);
  if (known.status >= 500) {
    const requestId = currentRequestId() ?? randomUUID();
    headers['x-request-id'] = requestId;
    const { method, path } = context.req;
    const { cause, message, status } = known;
    // An error without a cause is thrown on purpose, so log only its message and not its stack.
    logError('request-failed', cause ?? message, { requestId, method, path, status });
  }
  const body: ErrorBody = { message: known.message };
  if (Object.keys(known.errors).length > 0) body.errors = known.errors;
  if (known.draftId !== undefined) body.draftId = known.draftId;
  if (known.rowId !== undefined) body.rowId = known.rowId;
  return context.json(body, known.status as 400, headers);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof Error && error.name === 'NotFound') return notFound();
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (isReferenceDeleted(error)) return new ApiError(409, m.changedMeanwhile, { cause: error });
  return new ApiError(500, m.unexpected, { cause: error });
}
