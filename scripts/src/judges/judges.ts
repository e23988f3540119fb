// .ci/judges: judges the built product with third-party tools and prints one line for each judge. A judge whose tool cannot be
// installed here is skipped. Exits with 1 if a judge found something, with 2 for an unknown name.
import { startCommand } from '../command.ts';
import { prepareDemoData, startProduct } from '../testing/product.ts';
import { keepTemporaryFilesInMemory } from '../testing/temporary-files.ts';
import { judgeAccessibility } from './accessibility.ts';
import { judgeFeeds } from './feeds.ts';
import { judgeHtml } from './html.ts';
import { type Judge, Unavailable } from './judge.ts';
import { judgeLinks } from './links.ts';
import { judgePolicies } from './policies.ts';
import { judgeFirefox, judgeWebKit } from './smoke-path.ts';
import { judgeStructuredData } from './structured-data.ts';

const JUDGES: Record<string, Judge> = {
  nu: { about: 'Nu HTML checker: every page is valid HTML', run: judgeHtml },
  accessibility: {
    about: 'axe, Alfa and IBM Equal Access: pages, screens, dialogs',
    run: judgeAccessibility,
  },
  links: { about: 'linkinator: no link is broken', run: judgeLinks },
  policies: { about: 'csp_evaluator and MDN HTTP Observatory: policies and headers', run: judgePolicies },
  feeds: {
    about: 'icalendar and feedparser: the calendar moves with a fair, the feed is clean',
    run: judgeFeeds,
  },
  'structured-data': {
    about: 'structured-data-testing-tool and Adobe: pages describe themselves to search engines',
    run: judgeStructuredData,
  },
  firefox: { about: 'Firefox: slider, lightbox, request, sign-in, formatted text', run: judgeFirefox },
  webkit: { about: 'WebKit: slider, lightbox, request, sign-in, formatted text', run: judgeWebKit },
};

const { rest: wanted } = startCommand({
  call: '.ci/judges',
  what: `Judges the built product with demo content, using third-party tools.

${Object.entries(JUDGES)
  .map(([name, { about }]) => `  ${name.padEnd(15)} ${about}`)
  .join('\n')}`,
  argument: {
    name: 'name',
    kind: 'text',
    what: 'judges to run, all of them by default',
    many: true,
    choices: Object.keys(JUDGES),
  },
  examples: ['nu'],
  exits: {
    0: 'nothing found (a tool that cannot be installed is skipped)',
    1: 'findings, or the judges failed',
  },
});

const chosen = Object.entries(JUDGES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
keepTemporaryFilesInMemory();
// Create the demo content once, because each instance of the product that is started here or by a judge copies it.
await prepareDemoData();
await using product = await startProduct({
  env: { SIGNIN_LIMIT: '1000', FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' },
});
// The accessibility judge takes longest and starts its own instances of the product, so it runs in parallel. The others
// run one after the other, because most of them share one instance and change its content.
const passed = await Promise.all([
  judgeAll((name) => name === 'accessibility'),
  judgeAll((name) => name !== 'accessibility'),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;

async function judgeAll(isWanted: (name: string) => boolean): Promise<boolean> {
  let hasPassed = true;
  for (const [name, judge] of chosen) {
    if (isWanted(name) && !(await passes(name, judge))) hasPassed = false;
  }
  return hasPassed;
}

async function passes(name: string, judge: Judge): Promise<boolean> {
  const startedAt = performance.now();
  const report = (mark: string, text: string) =>
    console.log(`${mark} ${name}: ${text} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  try {
    const { says, findings } = await judge.run(product);
    report(findings.length > 0 ? '✗' : '✓', `${findings.length} findings, ${says}`);
    for (const finding of findings) console.log(`  ${finding}`);
    return findings.length === 0;
  } catch (error) {
    if (error instanceof Unavailable) report('-', `skipped: ${error.message}`);
    else report('✗', error instanceof Error ? (error.stack ?? error.message) : String(error));
    return error instanceof Unavailable;
  }
}
