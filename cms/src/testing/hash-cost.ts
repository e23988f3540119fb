import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/** Hash iterations per password. Payload's 600,000 iterations would take half of the suite's processor time. */
const CHEAP = 600;
let maxIterations = CHEAP;

const pbkdf2 = crypto.pbkdf2;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.min(iterations, maxIterations), ...rest);
syncBuiltinESMExports();

/** Call it in tests with password hashes that an earlier version of the product stored. */
export function enableRealHashCost(): void {
  beforeAll(() => {
    maxIterations = Number.POSITIVE_INFINITY;
  });
  afterAll(() => {
    maxIterations = CHEAP;
  });
}
