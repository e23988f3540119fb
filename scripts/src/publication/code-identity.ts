import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { inRepo, REPO } from '../repo.ts';

const dryRunSchema = z.object({ tasks: z.array(z.object({ taskId: z.string(), hash: z.string() })) });

/** Changes whenever the code that renders the site changes: turbo's hash of the site with what it imports. */
export async function codeIdentity(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    inRepo('node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@fuar/sites', '--dry=json'],
    { cwd: REPO, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const task = dryRunSchema
    .parse(JSON.parse(stdout))
    .tasks.find(({ taskId }) => taskId === '@fuar/sites#build');
  if (!task) throw new Error('turbo knows no task @fuar/sites#build');
  return task.hash;
}
