import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';

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
