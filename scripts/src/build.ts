import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Child, startNode } from './processes/child.ts';
import { inRepo, REPO } from './repo.ts';

export type Task = { task: 'build' | 'build:console'; packages: ('cms' | 'admin')[]; nice?: boolean };

const TURBO = inRepo('node_modules/.bin/turbo');
const ENV = { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** Starts turbo on a task: what did not change since it was last built is not built again. */
export function startBuild({ task, packages, nice = false }: Task): Child & { output: string[] } {
  const output: string[] = [];
  const filters = packages.map((name) => `--filter=@fuar/${name}`);
  const child = startNode(
    inRepo('scripts/src/processes/leash.ts'),
    [...(nice ? ['--nice'] : []), TURBO, 'run', task, ...filters, '--output-logs=errors-only'],
    { cwd: REPO, env: ENV, onLine: (line) => output.push(line) },
  );
  return { ...child, output };
}

/** Rejects with the last lines of the output where the build fails. */
export async function build(task: Task): Promise<void> {
  const { exited, output } = startBuild(task);
  const { code } = await exited;
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-30).join('\n')}`);
}

const dryRunSchema = z.object({
  tasks: z.array(z.object({ taskId: z.string(), hash: z.string(), cache: z.object({ local: z.boolean() }) })),
});

/** What turbo knows of a task without running it: the hash of all it depends on, and whether that was built before. */
export async function inspectBuild(
  task: Task['task'],
  name: string,
): Promise<{ hash: string; isBuilt: boolean }> {
  const args = ['run', task, `--filter=@fuar/${name}`, '--dry=json'];
  const { stdout } = await promisify(execFile)(TURBO, args, {
    cwd: REPO,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...ENV },
  });
  const found = dryRunSchema
    .parse(JSON.parse(stdout))
    .tasks.find(({ taskId }) => taskId === `@fuar/${name}#${task}`);
  if (!found) throw new Error(`turbo knows no task ${task} of ${name}`);
  return { hash: found.hash, isBuilt: found.cache.local };
}
