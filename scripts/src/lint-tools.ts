import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPO } from './repo.ts';
import { installTools } from './tools.ts';

export function runTool(name: string, ...args: string[]): void {
  const program = join(installTools('lint'), '.bin', name);
  const { status } = spawnSync(program, args, { cwd: REPO, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
