import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { StartError } from '../command.ts';

/** Debian's headless Chromium. Drawing windows would take more than a quarter of a test's processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds a browser for tests and measurements: CHROMIUM_PATH, `SHELL`, Playwright's own or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', SHELL, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Finds a full browser, for features that the headless shell lacks. */
export function findFullBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== '' && !path.includes('headless') && existsSync(path),
  );
}

export function requireFullBrowser(): string {
  const path = findFullBrowser();
  if (!path) throw new StartError('There is no full Chromium (apt-get install chromium).');
  return path;
}

export function ensureBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = isRootOnDebian
    ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell']
    : ['npx playwright install chromium'];
  for (const command of commands) {
    console.log(`No browser for the tests yet: ${command}`);
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new StartError(
    'The browser tests need Chromium: run "apt-get install chromium-headless-shell" as root or "npx playwright install chromium".',
  );
}
