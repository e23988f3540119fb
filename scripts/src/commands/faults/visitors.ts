import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS } from '@fuar/shared/paths';
import { type Release, releaseSchema } from '@fuar/shared/schemas/publication';
import type { Releases } from '../../production/publication/releases.ts';

const PAGES = [PATHS.home, PATHS.fairs, PATHS.gallery, PATHS.contact, PATHS.press];
const PAUSE_MS = 20;
/** The longest time that a visitor may wait for a page. */
const TIMEOUT_MS = 20_000;

/** Simulates visitors who read page after page. Every page must exist and belong to one complete release. */
export function startVisitors(url: string, releases: Releases) {
  const complaints: string[] = [];
  let pages = 0;
  let newest = -1;
  let absentSince = 0;
  let isStopped = false;

  const get = async (path: string): Promise<string | undefined> => {
    const askedAt = Date.now();
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = await response.text();
      if (askedAt > absentSince) absentSince = 0;
      pages += 1;
      if (response.ok) return body;
      complaints.push(`${path} was answered with ${response.status}`);
    } catch (error) {
      if (absentSince === 0) complaints.push(`${path} could not be read: ${describe(error)}`);
    }
    return undefined;
  };

  const readRelease = async (): Promise<Release | undefined> => {
    const text = await get('/release.json');
    return text === undefined ? undefined : releaseSchema.parse(JSON.parse(text));
  };

  const visit = async () => {
    const before = await readRelease();
    if (!before) return;
    if (before.version < newest) complaints.push(`version ${before.version} was served after ${newest}`);
    newest = before.version;
    const bodies = new Map<string, string>();
    for (const path of PAGES) bodies.set(path, (await get(path)) ?? '');
    const after = await readRelease();
    if (after?.builtAt !== before.builtAt || after.version !== before.version) return;
    const folders = await foldersOf(releases, before);
    for (const [path, body] of bodies) {
      const files = folders.map((folder) =>
        readIfThere(join(folder, path === '/' ? 'index.html' : `${path}.html`)),
      );
      if (body && files.length > 0 && files.every((file) => file !== undefined && file !== body)) {
        complaints.push(`${path} is not that of version ${before.version}`);
      }
    }
  };

  const running = (async () => {
    while (!isStopped) {
      await visit();
      await sleep(PAUSE_MS);
    }
  })();
  return {
    complaints,
    read: () => pages,
    /** Call this when the gateway is killed. Until the gateway answers again, failed connections are expected. */
    expectAbsence: () => {
      absentSince = Date.now();
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

async function foldersOf(releases: Releases, { version, builtAt }: Release): Promise<string[]> {
  const folders: string[] = [];
  for (const number of await releases.numbers()) {
    const manifest = await releases.manifest(number);
    if (manifest?.version === version && manifest.builtAt === builtAt) folders.push(releases.path(number));
  }
  return folders;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? cause.message : String(error);
}
