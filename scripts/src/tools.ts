import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './command.ts';
import { REPO, repoPath } from './repo.ts';

/**
 * Installs the packages of a folder in `scripts/tools`, unless its lockfile is already installed. Each folder has its own
 * lockfile, so that `npm install` stays small. Returns the path of the folder's `node_modules`.
 */
export function installTools(name: 'lighthouse' | 'lint'): string {
  const folder = repoPath(`scripts/tools/${name}`);
  const lockfile = join(folder, 'package-lock.json');
  const packages = join(folder, 'node_modules');
  const installed = join(packages, '.installed-lock.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lockfile, 'utf8')) {
    console.log(`Installing the tools in ${folder}`);
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new StartError(`The tools could not be installed: npm ci --prefix ${folder}`);
    copyFileSync(lockfile, installed);
  }
  return packages;
}

export function runLintTool(name: string, ...args: string[]): void {
  const program = join(installTools('lint'), '.bin', name);
  const { status } = spawnSync(program, args, { cwd: REPO, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
