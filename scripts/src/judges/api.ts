// .ci/judge-api: lets schemathesis call every operation of /api/openapi.json on a throwaway server, signed in, and prints
// one line for each database. The first argument is the schemathesis program. A finding is a 5xx response, or any response
// that contradicts the OpenAPI document: a valid request is refused, an invalid one is accepted, or the response is not allowed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { z } from 'zod';
import { aPdf } from '../../../cms/src/testing/documents.ts';
import { MESSAGE, REQUEST } from '../../../cms/src/testing/form-inputs.ts';
import { aPicture } from '../../../cms/src/testing/pictures.ts';
import { findMongod, startMongod } from '../../../cms/src/testing/start-mongod.ts';
import { repoPath } from '../repo.ts';
import { type Product, startProduct, temporaryFolder } from '../testing/product.ts';
import { sessionCookie, signIn } from '../testing/sign-in.ts';
import { keepTemporaryFilesInMemory } from '../testing/temporary-files.ts';

/**
 * Signing out ends the session that the other operations need, so this operation is called last and with a separate session.
 */
const SIGN_OUT = 'auth.logout';
/**
 * This operation is not called at all. A call may make a second factor mandatory, and nearly all later calls of staff would be
 * refused. Only one operation can be the last, and that is the sign-out. security.test.ts and contract.test.ts test this
 * operation.
 */
const REQUIRE_SECOND_FACTOR = 'users.saveSecurity';
/** If all calls of an operation end with these statuses, the operation is reported as not judged. */
const REFUSALS = [401, 403, 405, 429];
const CASES_PER_OPERATION = 10;
const IN_CI = (name: string) => repoPath(`.ci/${name}`);

const [, , program = 'schemathesis'] = process.argv;

/** A line of the report; `checks` and `interactions` are keyed by case. */
const lineSchema = z.object({
  ScenarioFinished: z
    .object({
      recorder: z.object({
        label: z.string(),
        cases: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
        checks: z.record(z.string(), z.array(z.object({ name: z.string(), status: z.string() }))).default({}),
        interactions: z
          .record(
            z.string(),
            z.object({
              response: z
                .object({
                  status_code: z.int(),
                  content: z.object({ $base64: z.string() }).nullish(),
                })
                .nullish(),
            }),
          )
          .default({}),
      }),
    })
    .optional(),
});

type Finding = { check: string; operation: string; sent: string; status: number; answer: string };
type Report = { operations: Set<string>; judged: Set<string>; cases: number; findings: Finding[] };

const REFUSED = 'positive_data_acceptance';

const FALSE_FINDINGS: { reason: string; matches: (finding: Finding) => boolean }[] = [
  {
    reason: 'a schema cannot say which fairs are upcoming, or what the current password is',
    matches: ({ check, answer }) =>
      check === REFUSED &&
      [m.fairRequired, m.fairCancelled, m.wrongPassword].some((text) => hasOnlyError(answer, text)),
  },
  {
    reason: 'a schema cannot compare the key in the body with the key in the path',
    matches: ({ check, answer }) => check === REFUSED && hasOnlyError(answer, m.otherPage),
  },
  {
    reason:
      'which texts a draft may have depends on its kind, its row and the stored draft, and its time on the clock',
    matches: ({ check, operation, status, answer }) =>
      check === REFUSED &&
      /^(?:POST|PUT) \/api\/admin\/(?:drafts|preview)/.test(operation) &&
      status === 400 &&
      answer.includes('"errors"'),
  },
  {
    reason: 'a schema cannot say which codes and passkeys are right, or that one of two fields is needed',
    matches: ({ check, operation, status }) =>
      check === REFUSED &&
      /^POST \/api\/(?:auth\/second-factor|admin\/account\/(?:passkeys|totp\/confirm))$/.test(operation) &&
      status === 400,
  },
  {
    reason: 'a schema cannot list the common passwords, the accounts, or what a template may name',
    matches: ({ check, answer }) =>
      check === REFUSED &&
      ([m.passwordTooCommon, m.unknownOwner, m.emailTaken].some((text) => hasOnlyError(answer, text)) ||
        answer.includes('diye bir yer tutucu yok')),
  },
  {
    reason: 'a schema cannot say which pictures the slider has',
    matches: ({ check, answer }) => check === REFUSED && answer.includes(m.incompleteOrder),
  },
  {
    reason: 'schemathesis leaves required texts beside a file empty, so it is no valid case',
    matches: ({ check, sent }) =>
      check === REFUSED && sent.includes('"multipart_content_types"') && /"(?:title|name)":""/.test(sent),
  },
  {
    reason: 'a form sends a number as text, which may have four decimals',
    matches: ({ check, sent, answer }) =>
      check === REFUSED && hasOnlyError(answer, m.areaBetween(1, 1_000_000)) && /:\d+\.\d{5}/.test(sent),
  },
  {
    reason: 'the header of a part cannot carry such a name, so it is no valid form',
    matches: ({ check, sent, answer }) =>
      check === REFUSED && answer.includes(em.malformedForm) && hasUnusualName(sent),
  },
  {
    reason:
      'schemathesis sends the pictures of a list without file names, so they are texts; contract.test.ts sends files',
    matches: ({ check, answer }) => check === REFUSED && hasOnlyError(answer, m.imagesRequired),
  },
  {
    reason: 'the CMS removes control characters before it counts or looks for a web address',
    matches: ({ check, sent, answer }) =>
      (check === 'negative_data_rejection'
        ? /maxLength|website: Value not matching/.test(sent)
        : hasOnlyError(answer, m.invalidWebsite)) && /\\u00[01][0-9a-f]|[\x7f-\x9f]/.test(sent),
  },
];

function hasUnusualName(sent: string): boolean {
  const { body } = z.object({ body: z.record(z.string(), z.unknown()) }).parse(JSON.parse(sent));
  return Object.keys(body).some((name) => !/^[\w-]+$/.test(name));
}

function hasOnlyError(answer: string, text: string): boolean {
  try {
    const { errors } = z.object({ errors: z.record(z.string(), z.string()) }).parse(JSON.parse(answer));
    return Object.values(errors).join() === text;
  } catch {
    return false;
  }
}

async function fill({ url }: Product): Promise<void> {
  const client = await signIn(url);
  const imageFile = await aPicture();
  const fair = { title: 'Fuar', date: '1-4 Mayıs 2090', description: 'Kısa.', imageFile };
  const { id } = await client.fairs.create(fair);
  const item = { type: 'Bulletin', title: 'Haber', date: '2026-01-02', imageFile } as const;
  await client.press.create(item);
  await client.gallery.upload(id, { imageFiles: [imageFile] });
  await client.sliderImages.create({ imageFile });
  await client.fairs.addDocument(id, { title: 'Rehber', documentFile: aPdf() });
  await client.exhibitors.create(id, { name: 'Firma' });
  await post(`${url}/api/contact`, MESSAGE);
  await post(`${url}/api/participant-submissions`, { ...REQUEST, fairId: id });
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function call({ url }: Product, cookie: string, selection: string[]): Promise<Report> {
  // Run in a new folder, because the caches of earlier runs of schemathesis would change the cases.
  const folder = temporaryFolder();
  const file = join(folder, 'report.ndjson');
  const args = [
    ...['--config-file', IN_CI('schemathesis.toml'), 'run', `${url}/api/openapi.json`, ...selection],
    ...['--phases', 'examples,coverage,fuzzing', '--max-examples', String(CASES_PER_OPERATION)],
    ...['--seed', '1', '--generation-database', 'none', '--continue-on-failure', '--no-shrink'],
    ...['--no-color', '--workers', '2', '--report', 'ndjson', '--report-ndjson-path', file],
  ];
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SCHEMATHESIS_HOOKS: IN_CI('schemathesis-hooks.py'),
      SESSION_TOKEN: cookie.slice(cookie.indexOf('=') + 1),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  const exited = once(child, 'exit');
  const output = await text(child.stdout);
  const [code] = (await exited) as [number | null];
  // Exit code 1 means findings, which the report lists.
  if ((code !== 0 && code !== 1) || !existsSync(file))
    throw new Error(`schemathesis ended with ${code}:\n${output}`);
  const report = read(file);
  if (code === 1 && report.findings.length === 0)
    throw new Error(`schemathesis failed without a finding:\n${output}`);
  return report;
}

function read(file: string): Report {
  const report: Report = { operations: new Set(), judged: new Set(), cases: 0, findings: [] };
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { ScenarioFinished: scenario } = lineSchema.parse(JSON.parse(line));
    if (!scenario) continue;
    const { label, cases, checks, interactions } = scenario.recorder;
    report.operations.add(label);
    report.cases += Object.keys(interactions).length;
    const statuses = Object.values(interactions).map(({ response }) => response?.status_code ?? 0);
    if (statuses.some((status) => !REFUSALS.includes(status))) report.judged.add(label);
    for (const [id, done] of Object.entries(checks)) {
      const response = interactions[id]?.response;
      for (const { name, status } of done) {
        if (status !== 'failure') continue;
        report.findings.push({
          check: name,
          operation: label,
          sent: JSON.stringify(cases[id]?.value),
          status: response?.status_code ?? 0,
          answer: Buffer.from(response?.content?.$base64 ?? '', 'base64').toString(),
        });
      }
    }
  }
  return report;
}

async function judge(database: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const limits = { SIGNIN_LIMIT: '100000', FORM_LIMIT: '100000', FORM_DAY_LIMIT: '100000' };
  await using product = await startProduct({ env: { DEMO: '0', ...limits, ...env } });
  await fill(product);
  // Sign in for both calls now, because the wrong passwords of the first call lock the account.
  const [session, lastSession] = [await sessionCookie(product.url), await sessionCookie(product.url)];
  const excluded = [SIGN_OUT, REQUIRE_SECOND_FACTOR].flatMap((id) => ['--exclude-operation-id', id]);
  const reports = [
    await call(product, session, excluded),
    await call(product, lastSession, ['--include-operation-id', SIGN_OUT]),
  ];
  const operations = new Set(reports.flatMap((report) => [...report.operations]));
  const unjudged = [...operations].filter((name) => !reports.some(({ judged }) => judged.has(name)));
  const cases = reports.reduce((total, report) => total + report.cases, 0);
  const findings = reports
    .flatMap((report) => report.findings)
    .filter((finding) => !FALSE_FINDINGS.some(({ matches }) => matches(finding)));
  console.log(
    `schemathesis: ${operations.size} operations, ${cases} cases, ${findings.length} findings (${database})`,
  );
  for (const { check, operation, sent, status, answer } of findings)
    console.log(
      `  ${operation}: ${check}, answered ${status} ${answer.slice(0, 300)}\n    ${sent.slice(0, 700)}`,
    );
  for (const operation of unjudged) console.log(`  ${operation}: every call was refused`);
  return findings.length === 0 && unjudged.length === 0;
}

keepTemporaryFilesInMemory();
const results = [await judge('sqlite', {})];
const mongod = findMongod();
if (mongod) {
  await using server = await startMongod(mongod);
  results.push(await judge('mongodb', { DATABASE_URL: server.url('fuar') }));
} else {
  console.log('schemathesis: skipped on mongodb, because there is no mongod');
}
process.exitCode = results.every(Boolean) ? 0 : 1;
