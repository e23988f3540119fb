// Sets the password of an account: `node set-password.js [e-mail]`. Reads the password as one line from stdin; in a
// terminal, generates a password and prints it. Ends the account's sessions and lockout, and removes its second factor. A
// disabled account stays disabled. The CMS may be running.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SET_PASSWORD } from '@fuar/shared/commands/cms-programs';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { SHORTEST_PASSWORD } from '@fuar/shared/people/shortest-password';
import { OWN_OPERATION } from './hooks/guard-users.ts';
import { isTooCommon, passwordProblem } from './people/password-problem.ts';
import { setPassword } from './people/set-password.ts';
import { findStaffRow } from './people/staff-row.ts';
import { record } from './records/record.ts';
import { createConfig } from './start/create-config.ts';
import { isMongo, readEnv } from './start/env.ts';
import { generatePassword } from './start/first-admin.ts';
import { databaseFile } from './start/folders.ts';
import { RequestError, runProgram } from './start/run-program.ts';
import { startPayload, stopPayload } from './start/start-payload.ts';

async function readPassword(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  for await (const line of createInterface({ input: process.stdin })) return line || undefined;
  return undefined;
}

function assertGoodPassword(typed: string, email: string): void {
  if (typed.length < SHORTEST_PASSWORD)
    throw new RequestError(`A password has at least ${SHORTEST_PASSWORD} characters.`);
  if (isTooCommon(typed)) throw new RequestError('This password is too common.');
  if (passwordProblem(typed, email)) throw new RequestError('This password cannot be used.');
}

runProgram(SET_PASSWORD, async ({ rest: [given = ''] }) => {
  const env = readEnv(process.env);
  const email = (given.trim() || env.ADMIN_EMAIL).toLowerCase();
  if (!isMongo(env) && !existsSync(databaseFile(env))) {
    throw new RequestError(`There is no database at ${databaseFile(env)} (DATA_DIR).`);
  }
  const typed = await readPassword();
  if (typed) assertGoodPassword(typed, email);
  const password = typed ?? generatePassword();

  const payload = await startPayload(env, createConfig(env), { migrate: false });
  try {
    const user = await findStaffRow(payload, { email: { equals: email } });
    if (!user) throw new RequestError(`There is no account ${email}.`);
    try {
      await setPassword(payload, user.id, password);
      await record(payload, { kind: 'user', by: '', what: rm.accounts.passwordChanged, rowId: user.id });
      if (user.isDisabled) process.stderr.write(`${email} is disabled. An admin can enable it.\n`);
      const own = { context: OWN_OPERATION, overrideAccess: true };
      await payload.unlock({ collection: 'users', data: { email, password }, ...own });
    } catch (error) {
      // A full disk, for example, may stop these steps between two writes.
      const changed = typed ? '' : ` to ${password}`;
      process.stderr.write(`The password of ${email} may be set${changed} already. Repeat the command.\n`);
      throw error;
    }
  } finally {
    await stopPayload(payload);
  }
  process.stdout.write(
    typed ? `New password set for ${email}.\n` : `New password of ${email}: ${password}\n`,
  );
});
