import { type Child, startNode } from './processes/child.ts';
import { inRepo, REPO } from './repo.ts';

export type Task = { task: 'build' | 'build:console'; packages: ('cms' | 'admin')[]; nice?: boolean };

/** Starts turbo on a task: what did not change since it was last built is not built again. */
export function startBuild({ task, packages, nice = false }: Task): Child & { output: string[] } {
  const output: string[] = [];
  const command = [
    inRepo('node_modules/.bin/turbo'),
    'run',
    task,
    ...packages.map((name) => `--filter=@fuar/${name}`),
    '--output-logs=errors-only',
  ];
  const child = startNode(
    inRepo('scripts/src/processes/leash.ts'),
    [...(nice ? ['--nice'] : []), ...command],
    {
      cwd: REPO,
      env: { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      onLine: (line) => output.push(line),
    },
  );
  return { ...child, output };
}

/** Rejects with the last lines of the output where the build fails. */
export async function build(task: Task): Promise<void> {
  const { exited, output } = startBuild(task);
  const { code } = await exited;
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-30).join('\n')}`);
}
