/** One line of JSON an event, for people and machines; never personal data. */
function write(level: 'info' | 'warn' | 'error', event: string, details: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
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

/** The stack with its chain of causes; a database's address loses its password. */
function describe(error: unknown): string {
  const parts: string[] = [];
  for (let e = error; e !== undefined && parts.length < 4; e = e instanceof Error ? e.cause : undefined) {
    parts.push(e instanceof Error ? (e.stack ?? e.message) : String(e));
  }
  return withoutSecrets(parts.join('\ncaused by: '));
}

export function withoutSecrets(text: string): string {
  return text.replace(/(\w+:\/\/)[^\s/@]+@/g, '$1***@');
}
