import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommand } from '@fuar/shared/commands/command';
import { Secret, TOTP } from 'otpauth';
import { clientWith } from '../src/testing/sign-in.ts';
import { startSmtp } from '../src/testing/start-smtp.ts';
import { type Cms, startCms } from './programs.ts';
import { quantile } from './quantile.ts';

const ACCOUNTS = 8;
// Below five, because the fifth wrong password locks an account.
const TRIES = 4;
const BAR = 0.1;
const PASSWORD = 'olcum-icin-bir-sifre';
const KINDS = ['unknown', 'known', 'disabled', 'second factor'] as const;
type Kind = (typeof KINDS)[number];

readCommand(
  {
    call: 'npm run bench:sign-in',
    what: 'Measures how long a refused sign-in and a forgotten password take for known, unknown and disabled accounts and for those with a second factor, in about a minute. Fails if the lower quartiles differ by more than 10 %.',
    examples: [''],
  },
  { parseArgs, process },
);
execFileSync(process.execPath, ['build.ts'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'fuar-bench-'));
const smtp = await startSmtp();
let cms: Cms | undefined;
try {
  cms = await startCms(folder, undefined);
  for (const kind of KINDS) {
    for (let n = 0; n < ACCOUNTS; n += 1) if (kind !== 'unknown') await addAccount(cms, kind, n);
  }
  const isSignInEqual = await measure('sign-in', cms, 401, (username) => [
    '/auth/login',
    { username, password: 'yanlis-bir-sifre' },
  ]);
  await cms.stop();
  cms = await startCms(folder, undefined, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    NOTIFY_EMAIL: 'b@ornek.test',
    PUBLIC_SITE_URL: 'http://fuar.test',
  });
  const isForgottenEqual = await measure('forgotten password', cms, 202, (email) => [
    '/auth/forgot',
    { email },
  ]);
  process.exitCode = isSignInEqual && isForgottenEqual ? 0 : 1;
} finally {
  await cms?.stop();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(
  what: string,
  program: Cms,
  expectedStatus: number,
  toCall: (name: string) => [path: string, body: object],
): Promise<boolean> {
  const times = new Map(KINDS.map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < ACCOUNTS * TRIES; round += 1) {
    // The kinds of account take turns, in a different order each round, so that a busy moment of the machine affects all of them.
    for (const [n] of KINDS.entries()) {
      const kind = KINDS[(n + round) % KINDS.length] as Kind;
      const [path, body] = toCall(nameOf(kind, round % ACCOUNTS));
      const begun = performance.now();
      const { status } = await post(program, path, body);
      if (status !== expectedStatus) throw new Error(`${kind}: ${status}`);
      times.get(kind)?.push(performance.now() - begun);
    }
  }
  // Compare the first quartiles, because other work on the machine only ever makes a call slower.
  const quartiles = new Map([...times].map(([kind, all]) => [kind, quantile(all, 0.25)]));
  const expected = quartiles.get('unknown') ?? 0;
  for (const [kind, ms] of quartiles) {
    process.stdout.write(`${what}, ${kind}: ${ms.toFixed(1)} ms, ${percent(ms / expected - 1)}\n`);
  }
  return [...quartiles.values()].every((ms) => Math.abs(ms / expected - 1) <= BAR);
}

function nameOf(kind: Kind, n: number): string {
  return `${kind.replace(' ', '-')}-${n}@ornek.test`;
}

function percent(share: number): string {
  return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;
}

function post({ origin }: Cms, path: string, json: unknown) {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
}

async function addAccount(program: Cms, kind: Kind, n: number): Promise<void> {
  const { users } = program.admin;
  const { id } = await users.create({ email: nameOf(kind, n), role: 'editor' });
  const { inviteUrl } = await users.invite(id);
  const token = new URL(inviteUrl ?? '').searchParams.get('token');
  const signedIn = await post(program, '/auth/invite', { token, password: PASSWORD });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  if (kind === 'second factor') {
    const { account } = clientWith(program.origin, cookie);
    const { secret } = await account.startTotp();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await account.confirmTotp({ code });
  }
  if (kind === 'disabled') await users.update(id, { isDisabled: true });
}
