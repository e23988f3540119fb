/**
 * The URL of a database without user, password and options. Hides everything before the last `@`, because a password may
 * contain an unescaped `/`, `?` or `@`.
 */
export function shownDatabase(url: string): string {
  return url.replace(/^([\w+]+:\/\/)[\s\S]*@/, '$1***@').replace(/\?.*/s, '');
}

/** The first line of a MongoDB error as part of a sentence. Leaves out the command that the account may not execute. */
export function shownReason(message: string): string {
  const [line = ''] = message.split('\n', 1);
  return line
    .replace(/ to execute command .*/, ': the account needs the role readWrite there')
    .replace(/\.$/, '');
}

/**
 * True if the password may contain an unescaped `@`. The driver would take the part after that `@` for the host, and repeat it
 * in its error. Also true for an `@` in an option, because a password may contain an unescaped `?` before its `@`.
 */
export function hasUnescapedAt(url: string): boolean {
  return /\/\/.*@.*@/s.test(url);
}
