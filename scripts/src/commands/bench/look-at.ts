import { basename } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { freePort } from '../../production/processes/ports.ts';
import { ensureMeasuringBrowser } from '../../testing/browser.ts';

/** A busy machine loses a trace now and then. */
const TRIES = 3;

/** What Lighthouse (mobile) says of a page; rejects when it has seen nothing in three tries. */
export async function lookAt(url: string, flags: Flags, tries = TRIES): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, { output: 'json', logLevel: 'silent', ...flags });
  const paintedAt = result?.lhr.audits['largest-contentful-paint']?.numericValue;
  if (result && !result.lhr.runtimeError && paintedAt) return result.lhr;
  if (tries > 1) return lookAt(url, flags, tries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no trace'}`);
}

/** A browser to look at pages with, at `port` for Lighthouse, and what it is called. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number; name: string }> {
  const port = await freePort();
  const executablePath = ensureMeasuringBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      '--disable-background-networking',
      // As on a phone: the shell would round the width of every letter.
      '--font-render-hinting=none',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { browser, port, name: `${basename(executablePath)} ${browser.version()}` };
}
