// Gives an administrator a new password: `node set-password.js <e-mail>`, the password as one line on stdin or, from a
// terminal, generated and printed. Ends all sessions of that administrator and lifts a lock; the CMS may run.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SHORTEST_PASSWORD } from '@fuar/shared/schemas/auth';
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { createConfig } from './create-config.ts';
import { isMongo, readEnv } from './env.ts';
import { generatePassword } from './first-admin.ts';
import { databaseFile, StartError, startPayload, stopPayload } from './start-payload.ts';

class UsageError extends Error {}

async function readPassword(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  for await (const line of createInterface({ input: process.stdin })) return line || undefined;
  return undefined;
}

async function main(): Promise<void> {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new UsageError('Usage: set-password <e-mail>');
  const env = readEnv(process.env);
  if (!isMongo(env) && !existsSync(databaseFile(env))) {
    throw new UsageError(`There is no database at ${databaseFile(env)} (DATA_DIR).`);
  }
  const given = await readPassword();
  if (given && given.length < SHORTEST_PASSWORD)
    throw new UsageError(`A password has at least ${SHORTEST_PASSWORD} characters.`);
  const password = given ?? generatePassword();

  const payload = await startPayload(env, createConfig(env), { migrate: false });
  try {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      limit: 1,
    });
    const user = docs[0];
    if (!user) throw new UsageError(`There is no administrator ${email}.`);
    await payload.update({ collection: 'users', id: user.id, data: { password } });
    await payload.unlock({ collection: 'users', data: { email, password }, overrideAccess: true });
  } finally {
    await stopPayload(payload);
  }
  process.stdout.write(
    given ? `New password set for ${email}.\n` : `New password of ${email}: ${password}\n`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isPlain =
      error instanceof UsageError || error instanceof SettingsError || error instanceof StartError;
    process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  },
);
