import { currentRequestId } from './request-id.ts';
import { withoutPersonalData } from './without-personal-data.ts';

type Level = 'info' | 'warn' | 'error';

/** Writes one line of JSON per event, without personal data. Events caused by a request carry its id. */
function write(level: Level, event: string, details: Record<string, unknown>): void {
  const requestId = currentRequestId();
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    ...(requestId ? { requestId } : {}),
    ...details,
  };
  const text = JSON.stringify(line, (_, value: unknown) =>
    typeof value === 'string' ? withoutPersonalData(value) : value,
  );
  (level === 'info' ? process.stdout : process.stderr).write(`${text}\n`);
}

export function logInfo(event: string, details: Record<string, unknown> = {}): void {
  write('info', event, details);
}

export function logWarning(event: string, details: Record<string, unknown> = {}): void {
  write('warn', event, details);
}

export function logError(event: string, error: unknown, details: Record<string, unknown> = {}): void {
  write('error', event, { ...details, cause: describe(error) });
}

/**
 * Logs as one line what libraries print with `console.error`, such as Hono's report of a picture whose transfer from the store
 * failed.
 */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    logError('printed', error ?? parts.filter((part) => typeof part === 'string').join(' '));
  };
}

function describe(error: unknown): string {
  const parts: string[] = [];
  for (let e = error; e !== undefined && parts.length < 4; e = e instanceof Error ? e.cause : undefined) {
    parts.push(e instanceof Error ? (e.stack ?? e.message) : String(e));
  }
  return parts.join('\ncaused by: ');
}

const isRefusal = (status = 500) => status >= 400 && status < 500;

const WARN = 40;
const ERROR = 50;

/**
 * The destination of Payload's logger. Payload's lines may contain personal data, so they are rewritten in our format. Refusals
 * are left out, because the response reports them and their messages repeat typed text, such as file names.
 */
export const payloadLog = {
  write(line: string): void {
    type Entry = { level?: number; msg?: string; err?: { stack?: string; status?: number } };
    const { level = ERROR, msg, err } = JSON.parse(line) as Entry;
    if (level < WARN || isRefusal(err?.status)) return;
    write(level >= ERROR ? 'error' : 'warn', 'payload', { message: msg, cause: err?.stack });
  },
};
