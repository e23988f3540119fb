// npm test: builds what the tests need, installs a browser if there is none, and runs the unit, contract and component
// tests (Vitest) and the browser tests (Playwright). The last line is the sum.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { build, PRODUCT } from '../production/build.ts';
import { step } from '../production/progress.ts';
import { inRepo, REPO } from '../repo.ts';
import { ensureBrowser } from '../testing/browser.ts';

type Totals = { passed: number; failed: number; skipped: number };

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
});

const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
try {
  const browser = ensureBrowser();
  await step('building what the tests run against', () => build(PRODUCT));
  const totals = [
    runVitest(join(folder, 'vitest.json')),
    runPlaywright(join(folder, 'playwright.json'), browser),
  ];
  const sum = (key: keyof Totals) => totals.reduce((total, part) => total + part[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function run(tool: string, args: string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, [inRepo(tool), ...args], {
    cwd: REPO,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** A runner that fails without a failed test, e.g. because a file does not load, counts as one failure. */
function runVitest(report: string): Totals {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters], {});
  const parsed = vitestReportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = Math.max(parsed.numFailedTests, status === 0 ? 0 : 1);
  return { passed: parsed.numPassedTests, failed, skipped: parsed.numPendingTests };
}

function runPlaywright(report: string, browser: string): Totals {
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const status = run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  const { stats } = playwrightReportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = Math.max(stats.unexpected, status === 0 ? 0 : 1);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}
