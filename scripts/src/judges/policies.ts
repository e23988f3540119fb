// Judges the security headers: csp_evaluator examines each Content-Security-Policy, and MDN's HTTP Observatory scans an
// instance of the product behind a TLS proxy on this machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { z } from 'zod';
import { build } from '../production/build.ts';
import { createCmsProxy } from '../production/gateway/proxy.ts';
import { freePort } from '../production/processes/ports.ts';
import { type Product, startProduct, temporaryFolder } from '../testing/product.ts';
import { sessionCookie } from '../testing/sign-in.ts';
import { debianCommands, importFile, npmPackages } from './install.ts';
import { type FalseFinding, type Verdict, withoutFalse } from './judge.ts';

const PAGES = ['/', '/fuarlar', '/iletisim', '/katilimci-ol', '/yok', '/signin', '/admin', '/admin/kilavuz'];
const CALLS = ['/api/fairs', '/api/nothing', '/api/openapi.json'];
const CONSOLE = ['/console', '/console/account'];

/**
 * The lowest Observatory scores that pass. 130 is the highest possible score of a site that is not on the HSTS preload list.
 * The console loses points for inline scripts.
 */
const LEAST = { ours: 130, console: 75 };

const FALSE_FINDINGS: FalseFinding[] = [
  {
    finding: /^\S+ MEDIUM_MAYBE script-src 'self'/,
    reason:
      'It warns of JSONP, AngularJS and uploads on our origin. There is no JSONP and no AngularJS, and uploads are images with nosniff under their own policy "default-src \'none\'; sandbox" (cms/src/api/routes/media.test.ts).',
  },
];

type Served = { path: string; cookie?: string; least: number };

export async function judgePolicies(): Promise<Verdict> {
  debianCommands({ openssl: 'openssl' });
  const evaluate = loadEvaluator();
  const scan = await loadObservatory();
  // Build the console first. Otherwise its pages would only say that it is being built.
  await build(['cms#build:console']);
  const tlsPort = await freePort();
  const site = `https://localhost:${tlsPort}`;
  const product = await startProduct({
    env: { DEMO: '0', CONSOLE: '1', PUBLIC_SITE_URL: site, TRUST_PROXY: '2' },
  });
  const tls = await serveTls(product, tlsPort);
  const logError = console.error;
  // Silence jsdom in the Observatory, because it logs the full text of every stylesheet that it cannot parse.
  console.error = () => undefined;
  const plain = await serveRedirect(site);
  try {
    const cookie = await sessionCookie(product.url);
    const served: Served[] = [
      ...[...PAGES, ...CALLS].map((path) => ({ path, least: LEAST.ours })),
      ...CONSOLE.map((path) => ({ path, cookie, least: LEAST.console })),
    ];
    const findings: string[] = [];
    const scores: Record<string, number> = {};
    for (const { path, cookie: session, least } of served) {
      const headers = { accept: 'text/html', ...(session ? { cookie: session } : {}) };
      const answer = await fetch(site + path, { headers });
      const policy = answer.headers.get('content-security-policy');
      if (!policy) findings.push(`${path} has no policy`);
      // Do not examine the console's policy, because Payload sets it.
      else if (!session) findings.push(...evaluate(policy).map((text) => `${path} ${text}`));
      const { score, deductions } = await scan({ path, tlsPort, plainPort: portOf(plain), cookie: session });
      scores[path] = score;
      if (score < least) findings.push(`${path} has ${score} points: ${deductions.join('; ')}`);
    }
    const least = (paths: string[]) => Math.min(...paths.map((path) => scores[path] ?? 0));
    return {
      says: `${served.length} addresses by csp_evaluator and MDN’s Observatory: ${least([...PAGES, ...CALLS])} points or more, the console ${least(CONSOLE)}`,
      findings: withoutFalse(findings, FALSE_FINDINGS),
    };
  } finally {
    console.error = logError;
    tls.close();
    plain.close();
    await product.stop();
  }
}

/** Loads csp_evaluator. The returned function lists a policy's findings that are more severe than INFO. */
function loadEvaluator(): (policy: string) => string[] {
  const folder = join(npmPackages('csp_evaluator@1.1.8'), 'csp_evaluator/dist');
  const load = (file: string) => createRequire(import.meta.url)(join(folder, file));
  const { CspEvaluator } = load('evaluator.js');
  const { CspParser } = load('parser.js');
  const { Severity } = load('finding.js');
  const findingsSchema = z.array(
    z.object({
      severity: z.number(),
      directive: z.string(),
      value: z.string().optional(),
      description: z.string(),
    }),
  );
  return (policy) =>
    findingsSchema
      .parse(new CspEvaluator(new CspParser(policy).csp).evaluate())
      .filter(({ severity }) => severity < Severity.INFO)
      .map(
        ({ severity, directive, value, description }) =>
          `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`,
      );
}

type Scanned = { path: string; tlsPort: number; plainPort: number; cookie: string | undefined };

/**
 * The package's `scan` does not support ports. Therefore this function repeats the calculation of `scan` (version 1.4.8,
 * src/scanner/index.js) and passes the port to `retrieve`. The package lacks the HSTS preload list, so that list stays empty.
 */
async function loadObservatory(): Promise<(of: Scanned) => Promise<{ score: number; deductions: string[] }>> {
  const folder = join(npmPackages('@mdn/mdn-http-observatory@1.4.8'), '@mdn/mdn-http-observatory');
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  const load = (file: string) => importFile(folder, 'src', file);
  const { retrieve } = await load('retriever/retriever.js');
  const { ALL_TESTS } = await load('constants.js');
  const { getScoreModifier } = await load('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
  return async ({ path, tlsPort, plainPort, cookie }) => {
    const answers = await retrieve('localhost', {
      path,
      httpsPort: tlsPort,
      httpPort: plainPort,
      ...(cookie ? { headers: ['Accept: text/html', `Cookie: ${cookie}`] } : {}),
    });
    const results = z
      .array(z.string().nullable())
      .parse(ALL_TESTS.map((test: (answers: unknown) => { result: string | null }) => test(answers).result));
    const modifiers = results.map((result): [string, number] => [
      String(result),
      result ? getScoreModifier(result) : 0,
    ]);
    const deductions = modifiers.filter(([, points]) => points < 0);
    const sum = (given: [string, number][]) => given.reduce((total, [, points]) => total + points, 100);
    const score =
      sum(deductions) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : Math.max(0, sum(deductions));
    return { score, deductions: deductions.map(([result, points]) => `${result} ${points}`) };
  };
}

/** Terminates TLS for the product like a trusted proxy, with a certificate that this process trusts. */
async function serveTls(product: Product, port: number): Promise<Server> {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const { status, stderr } = spawnSync(
    'openssl',
    [...args, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(cert, 'utf8')]);
  const forward = createCmsProxy(product.url, 2, () => undefined);
  const server = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      const { headers } = request;
      Object.assign(headers, { 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host });
      void forward(request, response);
    },
  );
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

async function serveRedirect(site: string): Promise<Server> {
  const server = createHttpServer(({ url }, answer) => answer.writeHead(308, { location: site + url }).end());
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
