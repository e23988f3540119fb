// The judges' tools. They are installed into a cache and are not in the lockfile, so that `npm install` stays small.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Unavailable } from './judge.ts';

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fuar-judges');

/** Returns the `node_modules` folder that holds these packages (`name@version`). */
export function npmPackages(...packages: string[]): string {
  const folder = installOnce(packages, (prefix) => [
    'npm',
    ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', prefix, ...packages],
  ]);
  return join(folder, 'node_modules');
}

export function importFile(...path: string[]) {
  return import(pathToFileURL(join(...path)).href);
}

/** Returns a folder for PYTHONPATH that holds these packages (`name==version`). */
export function pythonPackages(...packages: string[]): string {
  return installOnce(packages, (folder) => [
    'python3',
    ['-m', 'pip', 'install', '--quiet', '--target', folder, ...packages],
  ]);
}

/** Installs a Debian package for each missing command. Needs root. */
export function debianCommands(packages: Record<string, string>): void {
  const missing = Object.keys(packages).filter((command) => !hasCommand(command));
  if (missing.length === 0) return;
  const names = [...new Set(missing.map((command) => packages[command] ?? command))];
  if (process.getuid?.() === 0 && hasCommand('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: 'ignore',
      env,
    });
  }
  const absent = missing.filter((command) => !hasCommand(command));
  if (absent.length > 0)
    throw new Unavailable(`no ${absent.join(', ')} (apt-get install ${names.join(' ')})`);
}

function hasCommand(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

function installOnce(packages: string[], command: (folder: string) => [string, string[]]): string {
  const folder = join(CACHE, createHash('sha256').update(packages.join()).digest('hex').slice(0, 16));
  const mark = join(folder, '.installed');
  if (existsSync(mark)) return folder;
  mkdirSync(folder, { recursive: true });
  const [program, args] = command(folder);
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  if (status !== 0) throw new Unavailable(`${packages.join(', ')} could not be installed`);
  writeFileSync(mark, '');
  return folder;
}
