import { ApiError } from '@fuar/shared/api/api-error';
import { errorCode } from '@fuar/shared/error-code';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';

const RETRY_SECONDS = 2;

/** The answer where the database cannot be asked now. */
export function databaseAway(cause: unknown): ApiError {
  return new ApiError(503, m.unavailable, { cause, retryAfter: RETRY_SECONDS });
}

/** Of the driver: no server was found, none answered in time, or the one that did hung up. */
const NAMES =
  /^(?:Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|OperationTimeout|WaitQueueTimeout|NotConnected|TopologyClosed|ClientClosed|PoolCleared|PoolClosed)|PoolClearedOnNetwork)Error$/;
/** Of a socket that the driver writes to after its server is gone, and of a file that cannot be read or written now. */
const CODES = /^(?:EPIPE|ECONNRESET|ECONNREFUSED|SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)(?:_\w+)?)$/;
/** Of a server that is shutting down, or gives its place in the replica set to another. */
const SERVER_CODES = new Set([91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether an error, or what caused it, says that the database is away or is no longer to be written. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = errorCode(each);
    if (NAMES.test(each.name) || (typeof code === 'string' && CODES.test(code))) return true;
    if (each.name === 'MongoServerError' && typeof code === 'number' && SERVER_CODES.has(code)) return true;
    if (each.name === 'MongooseError' && each.message.includes('buffering timed out')) return true;
  }
  return false;
}
