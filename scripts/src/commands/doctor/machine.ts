import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@fuar/shared/error-code';
import { type Finding, finding } from '@fuar/shared/schemas/finding';

const OLDEST_NODE = 22;
const MB = 1024 * 1024;
const TOO_LITTLE_MB = 300;
const LITTLE_MB = 2000;
const DRIFT_MS = 60_000;
const DAY_MS = 86_400_000;
const OLDEST_BACKUP_DAYS = 7;
const REACH_MS = 5000;

export function examineNode(version = process.versions.node): Finding {
  const isOld = Number(version.split('.')[0]) < OLDEST_NODE;
  if (!isOld) return finding('ok', 'node', version);
  const advice =
    'Use npm (npm start, npm run doctor), which runs the Node version that npm install has installed.';
  return finding('wrong', 'node', `${version} is too old`, advice);
}

export function examineUser(): Finding[] {
  if (process.getuid?.() !== 0) return [];
  const advice = 'Create a user for the product (docs/deploy-one-machine.md).';
  return [finding('warning', 'user', 'runs as root, which the product does not need', advice)];
}

export function examineFolder(path: string, checkAccess = accessSync): Finding {
  const advice = `Create it and make the product's user its owner: mkdir -p ${path} && chown -R USER ${path}`;
  if (!existsSync(path)) return finding('wrong', 'data', `${path} (DATA_DIR) does not exist`, advice);
  if (!statSync(path).isDirectory())
    return finding('wrong', 'data', `${path} (DATA_DIR) is not a folder`, advice);
  try {
    checkAccess(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (errorCode(error) === 'EROFS') {
      // Linux remounts a file system as read-only when the disk reports errors.
      const repair = 'Search the log of the system (dmesg) for errors of the disk, and mount it for writing.';
      return finding('wrong', 'data', `${path} (DATA_DIR) is on a read-only file system`, repair);
    }
    return finding('wrong', 'data', `${path} (DATA_DIR) is not writable`, advice);
  }
  return finding('ok', 'data', `${path} is writable`);
}

type Space = { bavail: number; bsize: number };

export function examineDisk(path: string, { bavail, bsize }: Space = statfsSync(path)): Finding {
  const free = Math.floor((bavail * bsize) / MB);
  const advice = `Delete old backups below ${path} or enlarge the disk. Without free space nothing can be saved.`;
  if (free < TOO_LITTLE_MB) return finding('wrong', 'disk', `${free} MB are free`, advice);
  if (free < LITTLE_MB) return finding('warning', 'disk', `${free} MB are free`, advice);
  return finding('ok', 'disk', `${Math.round(free / 1024)} GB are free`);
}

/**
 * Checks the age of the newest backup in DATA_DIR. Backups in other places are not considered, and neither are those of an upgrade
 * or a restore, which have no pictures.
 */
export function examineBackups(path: string, now = Date.now()): Finding {
  const folder = join(path, 'backups');
  const isWhole = (name: string) => name.endsWith('.tar') && !name.startsWith('auto-');
  const names = existsSync(folder) ? readdirSync(folder).filter(isWhole) : [];
  const newest = Math.max(0, ...names.map((name) => statSync(join(folder, name)).mtimeMs));
  const advice =
    'Run npm run backup, and install deploy/fuar-backup.timer for a backup each night (docs/backup.md).';
  if (newest === 0) return finding('warning', 'backup', `no backup in ${folder}`, advice);
  const days = Math.floor((now - newest) / DAY_MS);
  if (days > OLDEST_BACKUP_DAYS)
    return finding('warning', 'backup', `the newest backup is ${days} days old`, advice);
  return finding('ok', 'backup', `the newest backup is from ${new Date(newest).toISOString().slice(0, 16)}Z`);
}

/** Compares this machine's clock with the site's Date header. Finds no difference if this machine itself serves the site. */
export async function examineClock(siteUrl: string | undefined, now = () => Date.now()): Promise<Finding[]> {
  if (!siteUrl) return [];
  const sent = await fetch(siteUrl, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) }).then(
    ({ headers }) => Date.parse(headers.get('date') ?? ''),
    () => Number.NaN,
  );
  if (Number.isNaN(sent)) {
    const advice =
      'Check that the address resolves to this machine and that the proxy in front of it is running.';
    return [finding('warning', 'site', `${siteUrl} does not answer from here`, advice)];
  }
  const drift = now() - sent;
  if (Math.abs(drift) < DRIFT_MS) return [finding('ok', 'clock', 'agrees with the site')];
  const advice = 'Synchronise the clock by NTP: timedatectl set-ntp true';
  return [finding('wrong', 'clock', `differs from the site's by ${Math.round(drift / 1000)} s`, advice)];
}
