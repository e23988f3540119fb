import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../production/processes/ports.ts';
import { openReleases } from '../production/publication/releases.ts';
import { repoPath } from '../repo.ts';
import { temporaryFolder } from '../testing/product.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(repoPath('package.json'), 'utf8')));

/** These commands are not tested here, because they run other programs (tsc, Vite), which check their arguments themselves. */
const CHAINS = ['build:netlify', 'check', 'typecheck'];
/** npm runs these scripts itself after each install. */
const HOOKS = ['postinstall', 'prepare'];
const COMMANDS = Object.entries(scripts).filter(([name]) => ![...CHAINS, ...HOOKS].includes(name));

/** Runs a command's program in an empty folder, with a PATH that has no programs. `env` adds or replaces variables. */
async function run(name: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const here = temporaryFolder();
  const program = repoPath((scripts[name] ?? '').split(' ').at(-1) ?? '');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, INIT_CWD: here, PATH: here, DATA_DIR: join(here, 'data'), ...env },
  });
  const code = new Promise((resolve) => child.once('exit', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err, left: readdirSync(here) };
}

test('every command except those in CHAINS and HOOKS runs one of our programs', () => {
  for (const [name, line] of COMMANDS)
    expect(line, name).toMatch(/^(?:NODE_COMPILE_CACHE=\S+ exec )?node (?:--\S+ )*\S+\.ts$/);
});

test.each(['scripts/src', 'node_modules/.bin/turbo'])('an install with %s alone builds nothing', (path) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, path), { recursive: true });
  execFileSync('sh', ['-c', scripts.prepare ?? ''], { cwd: folder, stdio: 'pipe' });
});

test.each(COMMANDS)(
  'npm run %s prints its help or names an unknown argument, and does nothing',
  async (name) => {
    const [help, unknown] = await Promise.all([run(name, ['--help']), run(name, ['--unknown'])]);
    expect(help).toEqual({ code: 0, out: help.out, err: '', left: [] });
    expect(help.out).toMatch(new RegExp(`^npm (?:run )?${name} -- `));
    expect(help.out).toMatch(
      /\nExample: {2}npm .*\n(?:.*\n)+Exit codes\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}/,
    );
    const sentence = `Unknown option '--unknown'. "npm ${name === 'start' || name === 'test' ? '' : 'run '}${name} -- --help" says what it accepts.\n`;
    expect(unknown).toEqual({ code: 2, out: '', err: sentence, left: [] });
  },
);

describe('a command', () => {
  test.each([
    ['rollback', []],
    ['restore', ['backup.tar']],
  ])('%s changes nothing without --yes if there is no terminal', async (name, args) => {
    expect(await run(name, args)).toEqual({
      code: 2,
      out: '',
      err: `There is no terminal to ask for confirmation: pass --yes. "npm run ${name} -- --help" says what it accepts.\n`,
      left: [],
    });
  });

  test.each([
    ['bench:site', ['--runs', 'many'], "--runs takes a whole number, not 'many'."],
    ['move-media', ['--to', 'x'], "--to takes s3 or files, not 'x'."],
    ['move-media', [], '--to is missing.'],
    ['restore', ['--yes'], '<file> is missing.'],
    ['rollback', ['--help=1'], "Option '-h, --help' does not take an argument."],
    ['rollback', ['3'], "Unexpected argument '3'."],
    ['backup', ['a', 'b'], "Unexpected argument 'b'."],
    ['test:faults', ['kill'], 'fault takes kills or full-disk'],
  ])('%s %j reports the mistake', async (name, args, sentence) => {
    const { code, err } = await run(name, args);
    expect([code, err.startsWith(sentence)]).toEqual([2, true]);
  });

  test.each([
    ['bench:gateway', [], 'Install nginx and wrk: not found on the PATH.\n'],
    ['bench:api', ['--mongodb'], 'Install mongod: not found on the PATH or at MONGOD_BIN.\n'],
    ['bench:publish', ['--mongodb'], 'Install mongod: not found on the PATH or at MONGOD_BIN.\n'],
    ['test:faults', ['--mongodb'], 'Install mongod: not found on the PATH or at MONGOD_BIN.\n'],
  ])('%s %j names the missing program in one sentence', async (name, args, sentence) => {
    const { code, out, err, left } = await run(name, args, { MONGOD_BIN: '' });
    expect({ code, out, err, left }).toEqual({ code: 1, out: '', err: sentence, left: [] });
  });

  test('start reports a full disk in one sentence', async () => {
    const dataDir = temporaryFolder();
    symlinkSync('/dev/full', join(dataDir, 'webhook.secret.new'));
    const { code, err } = await run('start', [], { DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect([code, err]).toEqual([1, 'A file cannot be read or written: no space is left on the disk.\n']);
  });

  test('backup shows what a failed build wrote, without a stack', async () => {
    const { PATH } = process.env;
    const { code, err } = await run('backup', [], { PATH, TURBO_CONCURRENCY: 'x' });
    expect([code, err]).toEqual([1, expect.stringMatching(/^The build failed:\n.*--concurrency/)]);
    expect(err).not.toContain(' at ');
  });

  test('set-password reports that the system killed it, e.g. because the memory is full', async () => {
    const { PATH } = process.env;
    const dies = "if (process.argv[1]?.endsWith('/set-password.js')) process.kill(process.pid, 'SIGKILL');";
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(dies)}`;
    const { code, err } = await run('set-password', [], { PATH, NODE_OPTIONS });
    expect([code, err]).toEqual([1, 'npm run set-password was ended by SIGKILL.\n']);
  });

  test('doctor writes nothing into a folder where the product has never run', async () => {
    const dataDir = temporaryFolder();
    const { PATH } = process.env;
    const { code, out } = await run('doctor', [], {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      PATH,
    });
    expect([code, readdirSync(dataDir)]).toEqual([1, []]);
    expect(out).toMatch(/✗ database +there is none at .*\n(?:.*\n)*✓ media /);
  });

  test('rollback prints the planned change, and makes it with --yes', async () => {
    const dataDir = temporaryFolder();
    const rollback = () => run('rollback', ['--yes'], { DATA_DIR: dataDir });
    expect(await rollback()).toMatchObject({ code: 1, err: 'There is no earlier release to go back to.\n' });
    const releases = openReleases(join(dataDir, 'releases'));
    for (const version of [7, 8]) {
      const { number } = await releases.begin();
      await releases.finish(number, { code: 'x', version, builtAt: '2030-01-01T00:00:00.000Z' });
    }
    const { code, out } = await rollback();
    expect([code, releases.current()]).toEqual([0, 1]);
    expect(out).toMatch(
      /^release 1 \(version 7, .*\) will replace release 2 \(version 8, (?:.*\n)+.*is online again/,
    );
    const { PATH } = process.env;
    const doctor = await run('doctor', [], { DATA_DIR: dataDir, PORT: String(await freePort()), PATH });
    expect(doctor.out).toContain(
      '! release      the older release 1 of the pages is online, not release 2\n',
    );
  });
});
