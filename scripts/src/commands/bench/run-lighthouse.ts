import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../production/processes/ports.ts';
import { requireFullBrowser } from '../../testing/browser.ts';
import { sessionCookie } from '../../testing/sign-in.ts';
import { installTools } from '../../tools.ts';

const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;
type Flags = { port: number; [name: string]: unknown };
type Run = (url: string, flags: object) => Promise<{ lhr: unknown } | undefined>;

/** Several tries, because Lighthouse sometimes loses a trace on a busy machine. */
const TRIES = 3;

export async function runLighthouse(url: string, flags: Flags, tries = TRIES): Promise<Report> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, { output: 'json', logLevel: 'silent', ...flags });
  const report = result && reportSchema.parse(result.lhr);
  const paintedAt = report?.audits['largest-contentful-paint']?.numericValue;
  if (report && !report.runtimeError && paintedAt) return report;
  if (tries > 1) return runLighthouse(url, flags, tries - 1);
  throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no trace'}`);
}

async function loadLighthouse(): Promise<Run> {
  const entry = join(installTools('lighthouse'), 'lighthouse/core/index.js');
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Run };
  return run;
}

/**
 * Starts a full Chromium, because the headless shell would hide most of the blocking time. Returns the browser, the debugging
 * `port` for Lighthouse, and the name of the browser.
 */
export async function launchBrowser() {
  const port = await freePort();
  const executablePath = requireFullBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      '--disable-background-networking',
      // Without this flag Chromium rounds the width of every letter, unlike a phone.
      '--font-render-hinting=none',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const name = `${basename(executablePath)} ${browser.version()}`;
  return { browser, port, name, [Symbol.asyncDispose]: () => browser.close() };
}

/** Opens a page of a desktop browser in which staff are signed in. */
export async function openStaffPage(browser: Browser, url: string): Promise<Page> {
  const [name = '', value = ''] = (await sessionCookie(url)).split('=');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name, value, url }]);
  return context.newPage();
}
