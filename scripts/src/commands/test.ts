import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startCommand } from '../command.ts';
import { build, PRODUCT } from '../production/build.ts';
import { step } from '../production/progress.ts';
import { COMPILED, REPO, repoPath } from '../repo.ts';
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

startCommand({
  call: 'npm test',
  what: 'Builds what the tests need, installs a browser if there is none, and runs the unit, contract and component tests (Vitest) and the browser tests (Playwright). The last lines are the time of each part and the sum.',
  examples: [''],
});

const times: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'fuar-test-'));
// Ctrl-C also ends the running tests. Ignore Ctrl-C here, so that this process can still remove `folder`.
process.on('SIGINT', () => undefined);
try {
  const browser = ensureBrowser();
  await timed('build', () => step('building what the tests run against', () => build(PRODUCT)));
  const totals = [
    await timed('Vitest', async () => runVitest(join(folder, 'vitest.json'))),
    await timed('Playwright', async () => runPlaywright(join(folder, 'playwright.json'), browser)),
  ];
  const sum = (key: keyof Totals) => totals.reduce((total, part) => total + part[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`Time: ${times.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  times.push(`${part} ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

function run(tool: string, args: string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, [repoPath(tool), ...args], {
    cwd: REPO,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // Share the compile cache, because the tests start a hundred processes from the same bundles.
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      ...env,
    },
  });
  return status ?? 1;
}

/** Runs Vitest. If it fails without a failed test, e.g. because a file does not load, this counts as one failure. */
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
