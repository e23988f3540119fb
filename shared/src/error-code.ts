/** E.g. `'ENOENT'` or `11000`; undefined for a value without a code. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
