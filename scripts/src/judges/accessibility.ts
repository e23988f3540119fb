// Runs the accessibility tests of e2e/ at desktop width and with two more engines (engines.ts): axe, Siteimprove Alfa and IBM
// Equal Access examine every public page and every screen and dialog of the back-office, in both themes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { REPO, repoPath } from '../repo.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { temporaryFolder } from '../testing/product.ts';
import { npmPackages } from './install.ts';
import { Unavailable, type Verdict } from './judge.ts';

/** Viewport width in pixels. Desktop width, because `npm test` examines phone width. */
const WIDTH = 1440;

const ALFA = ['act', 'device', 'dom', 'http', 'rules', 'url', 'wcag', 'web'];

const errorSchema = z.object({ message: z.string() });
const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(errorSchema) })) })),
});
const suiteSchema = z.object({
  specs: z.array(specSchema).optional(),
  get suites(): z.ZodOptional<z.ZodArray<typeof suiteSchema>> {
    return z.array(suiteSchema).optional();
  },
});
const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) });

export async function judgeAccessibility(): Promise<Verdict> {
  const engines = moreEngines();
  const folder = temporaryFolder();
  const [report, log] = [join(folder, 'report.json'), join(folder, 'examined.txt')];
  const tests = ['e2e/site/accessibility.test.ts', 'e2e/admin/accessibility.test.ts'];
  const options = ['--grep', `${WIDTH} px`, '--workers=2', '--timeout=300000', '--reporter=json'];
  const child = spawn(
    process.execPath,
    [repoPath('node_modules/@playwright/test/cli.js'), 'test', ...tests, ...options],
    {
      cwd: REPO,
      stdio: 'ignore',
      env: {
        ...process.env,
        CHROMIUM_PATH: ensureBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ACCESSIBILITY_WIDTH: String(WIDTH),
        ACCESSIBILITY_ENGINES: engines,
        ACCESSIBILITY_LOG: log,
      },
    },
  );
  await once(child, 'close');
  const { suites, errors } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const examined = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0;
  return {
    says: `${examined} states of pages by ${engines ? 'axe, Alfa and IBM Equal Access' : 'axe alone: the other engines could not be installed'}`,
    findings: [...errors.map(({ message }) => message), ...suites.flatMap(failures)],
  };
}

/**
 * Returns the folder of the engines besides axe, or '' if they cannot be installed. In that case only axe examines this
 * width.
 */
function moreEngines(): string {
  const alfa = ALFA.map((name) => `@siteimprove/alfa-${name}@0.112.0`);
  try {
    return npmPackages('accessibility-checker-engine@4.0.34', ...alfa);
  } catch (error) {
    if (error instanceof Unavailable) return '';
    throw error;
  }
}

function failures({ specs = [], suites = [] }: z.infer<typeof suiteSchema>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => `${title}: ${message}`),
  );
  return [...own, ...suites.flatMap(failures)];
}
