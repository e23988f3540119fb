import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repoPath } from '../../repo.ts';
import { assertPortFree, freePort } from './ports.ts';

const PORTS = 'scripts/src/production/processes/ports.ts';
/** The first port that may be chosen. */
const FIRST = 20_000;

test('gives a port on which a server can listen, and another port at each call', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  for (const port of ports) await assertPortFree(port);
});

/** Returns the port that another process chooses if its random numbers are `first`, `first + 1` and so on. */
async function chosenElsewhere(first: number, ...excluded: number[]): Promise<number> {
  const code = `
    import crypto from 'node:crypto';
    import { syncBuiltinESMExports } from 'node:module';
    let n = 0;
    crypto.randomInt = () => ${first - FIRST} + n++;
    syncBuiltinESMExports();
    const { freePort } = await import(${JSON.stringify(repoPath(PORTS))});
    console.log(await freePort(${excluded}));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return Number(stdout);
}

test('never gives a port that another process was given and does not use yet', async () => {
  const port = await freePort();
  expect(await chosenElsewhere(port)).toBeGreaterThan(port);
});

test('skips the ports that its caller names', async () => {
  expect(await chosenElsewhere(FIRST, FIRST, FIRST + 1)).toBeGreaterThan(FIRST + 1);
});
