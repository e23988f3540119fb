import { ApiError } from '@fuar/shared/api/api-error';
import { errorCode } from '@fuar/shared/error-code';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';

const RETRY_SECONDS = 2;

export function databaseUnavailable(cause: unknown): ApiError {
  return new ApiError(503, m.unavailable, { cause, retryAfter: RETRY_SECONDS });
}

/** MongoDB driver errors: no server found, no answer in time, or the connection closed. */
const NAMES =
  /^(?:Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|OperationTimeout|WaitQueueTimeout|NotConnected|TopologyClosed|ClientClosed|PoolCleared|PoolClosed)|PoolClearedOnNetwork)Error$/;
/** The connection to the server is lost, or SQLite cannot read or write its file at the moment. */
const CODES = /^(?:EPIPE|ECONNRESET|ECONNREFUSED|SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)(?:_\w+)?)$/;
/** A MongoDB server that is shutting down or stepping down as primary. */
const SERVER_CODES = new Set([91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** True if SQLite refused a row because a row to which it refers, such as its picture, was deleted meanwhile. */
export function isReferenceDeleted(error: unknown): boolean {
  return withCauses(error).some((each) => errorCode(each) === 'SQLITE_CONSTRAINT_FOREIGNKEY');
}

export function isDiskFull(error: unknown): boolean {
  return withCauses(error).some((each) => errorCode(each) === 'SQLITE_FULL');
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return withCauses(error).some((each) => {
    const code = errorCode(each);
    if (NAMES.test(each.name) || (typeof code === 'string' && CODES.test(code))) return true;
    const isOfServer = /^Mongo(?:Server|WriteConcern)Error$/.test(each.name);
    if (isOfServer && typeof code === 'number' && SERVER_CODES.has(code)) return true;
    return each.name === 'MongooseError' && each.message.includes('buffering timed out');
  });
}

/** The error, its cause, the cause of that, and so on. */
function withCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...withCauses(error.cause)] : [];
}
