/** The `code` of a system or driver error, e.g. `'ENOENT'` or `11000`; undefined for any other value. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
