import { basename } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Flags, RunnerResult } from 'lighthouse';
import { freePort } from '../../production/processes/ports.ts';
import { ensureBrowser } from '../../testing/browser.ts';

/** Lighthouse sometimes loses a trace on a busy machine. */
const TRIES = 3;

/** Runs Lighthouse (mobile) on a page. Rejects after three runs without a result. */
export async function lookAt(url: string, flags: Flags, tries = TRIES): Promise<RunnerResult['lhr']> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { output: 'json', logLevel: 'silent', ...flags });
  const paintedAt = result?.lhr.audits['largest-contentful-paint']?.numericValue;
  if (result && !result.lhr.runtimeError && paintedAt) return result.lhr;
  if (tries > 1) return lookAt(url, flags, tries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no trace'}`);
}

/** Starts a browser whose debugging `port` Lighthouse uses, and returns its name too. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number; name: string }> {
  const port = await freePort();
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      '--disable-background-networking',
      // Without this flag the headless shell rounds the width of every letter, unlike a phone.
      '--font-render-hinting=none',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { browser, port, name: `${basename(executablePath)} ${browser.version()}` };
}
