import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv as parseFile, promisify } from 'node:util';
import { type Finding, finding, findingSchema } from '@fuar/shared/schemas/finding';
import { z } from 'zod';
import { startCommand } from '../command.ts';
import { build } from '../production/build.ts';
import { readSecret } from '../production/data-dir.ts';
import { type Env, gatewayUrlOf, loadEnvFile } from '../production/env.ts';
import { repoPath } from '../repo.ts';
import { failureOf } from './doctor/failure-of.ts';
import {
  examineBackups,
  examineClock,
  examineDisk,
  examineFolder,
  examineNode,
  examineUser,
} from './doctor/machine.ts';
import { examineMemory } from './doctor/memory.ts';
import { examineRelease } from './doctor/release.ts';
import { examineSettings } from './doctor/settings.ts';

const MARKS = { ok: '✓', warning: '!', wrong: '✗' };
const REACH_MS = 5000;
const CMS_MS = 60_000;

const reportSchema = z.object({ findings: z.array(findingSchema) });

async function examine(): Promise<Finding[]> {
  loadEnvFile();
  const file = repoPath('.env');
  const inFile = existsSync(file) ? Object.keys(parseFile(readFileSync(file, 'utf8'))) : [];
  const settings = examineSettings(process.env, inFile);
  const found = [examineNode(), ...examineUser(), ...settings.findings];
  if (!settings.env) return found;
  const folder = examineFolder(settings.env.DATA_DIR);
  found.push(folder);
  if (folder.state === 'wrong') return found;
  found.push(examineDisk(settings.env.DATA_DIR), examineBackups(settings.env.DATA_DIR));
  const gateway = await examineGateway(settings.env);
  found.push(
    gateway,
    ...examineMemory(settings.env.DATA_DIR),
    ...(await examineRelease(settings.env.DATA_DIR)),
    ...(await examineClock(settings.env.PUBLIC_SITE_URL)),
  );
  return [...found, ...(await askCms(settings.env, gateway.state === 'ok'))];
}

async function examineGateway(env: Env): Promise<Finding> {
  const port = env.PORT;
  const answer = await fetch(`${gatewayUrlOf(env)}/api/healthz`, {
    signal: AbortSignal.timeout(REACH_MS),
  }).catch(() => undefined);
  if (answer?.ok) return finding('ok', 'product', `runs on port ${port}`);
  if (!answer) return finding('warning', 'product', `does not run on port ${port}`, 'npm start');
  const advice =
    'Read the first error of the log since it began: journalctl -u fuar, or the terminal of npm start.';
  return finding(
    'wrong',
    'product',
    `runs on port ${port}, but its CMS does not answer (${answer.status})`,
    advice,
  );
}

async function askCms(env: Env, isRunning: boolean): Promise<Finding[]> {
  try {
    await build(['cms#build']);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [repoPath('cms/dist/doctor.js'), ...(isRunning ? ['--running'] : [])],
      {
        timeout: CMS_MS,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: env.DATA_DIR,
          // Before the first start there is no secret. The checks sign nothing, so use a random one.
          PAYLOAD_SECRET:
            env.PAYLOAD_SECRET ?? readSecret(env.DATA_DIR, 'payload') ?? randomBytes(32).toString('hex'),
        },
      },
    );
    return reportSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).findings;
  } catch (error) {
    return [failureOf(error)];
  }
}

startCommand({
  call: 'npm run doctor',
  what: 'Reports the problems of this installation and how to solve them. Changes nothing. The product may be running.',
  examples: [''],
  exits: { 0: 'nothing is wrong', 1: 'something is wrong' },
});
const findings = await examine();
for (const { state, part, says, advice } of findings) {
  console.log(`${MARKS[state]} ${part.padEnd(12)} ${says}`);
  if (advice) console.log(`${' '.repeat(15)}→ ${advice}`);
}
const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
console.log(`\n${count('wrong')} wrong, ${count('warning')} to look at, ${count('ok')} well`);
process.exitCode = count('wrong') > 0 ? 1 : 0;
