// The rules of Mozilla's HTTP Observatory that one response can show. Source: mdn/mdn-http-observatory in November 2026:
// src/grader/charts.js (points), src/grader/grader.js (grades) and src/analyzer/tests (rules). The Observatory itself
// only scans public https hosts. Two rules need the network and are omitted: the redirect from http (assumed present, 0
// points) and the HSTS preload list (assumed absent, 0 points).

type Rule = (answer: Response, html: string) => number;

const BROAD = /^(?:ftp:|http:|https:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
/** Bonus points count only if the score without them reaches this many points. */
const ENOUGH_FOR_EXTRA = 90;

function readPolicy(answer: Response): Map<string, string[]> {
  const directives = (answer.headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}

/** Drops 'unsafe-inline' if the list has a hash or a nonce, because browsers then ignore it. */
function withoutIdleInline(sources: string[]): string[] {
  return sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

const contentSecurityPolicy: Rule = (answer) => {
  const policy = readPolicy(answer);
  if (policy.size === 0) return -25;
  const of = (name: string) => withoutIdleInline(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const isPassive = (name: string) => /^(?:img|media)-src$/.test(name);
  const sourcesOf = (passive: boolean) =>
    [...policy].filter(([name]) => isPassive(name) === passive).flatMap(([, sources]) => sources);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

  if (scripts.some((source) => BROAD.test(source) || INLINE.test(source))) return -20;
  if (objects.some((source) => BROAD.test(source))) return -20;
  if (sourcesOf(false).some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (sourcesOf(true).some(isInsecure)) return -10;
  if (styles.some((source) => BROAD.test(source) || INLINE.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const cookies: Rule = (answer) => {
  const all = answer.headers.getSetCookie();
  if (all.length === 0) return 0;
  const points = all.map((cookie) => {
    const isSession = /^[^=]*(?:login|sess|token|auth)/i.test(cookie);
    if (isSession && !/;\s*secure/i.test(cookie)) return -40;
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30;
    if (!/;\s*secure/i.test(cookie)) return -20;
    return /;\s*samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0;
  });
  return Math.min(...points);
};

const sharing: Rule = ({ headers }) =>
  headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') ? -50 : 0;

const referrer: Rule = ({ headers }) => {
  const value = headers.get('referrer-policy');
  if (!value) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value) ? 5 : -5;
};

const SIX_MONTHS = 15_768_000;
const transport: Rule = ({ headers }) => {
  const age = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (!age) return -20;
  return Number(age) >= SIX_MONTHS ? 0 : -10;
};

/** Checks for scripts of other origins only; scripts of our own origin need no integrity attribute. */
const integrity: Rule = (_, html) => {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]*)[^>]*>/g)];
  if (scripts.some(([, src = '']) => /^(?:https?:)?\/\//.test(src))) return -50;
  return scripts.length > 0 && scripts.every(([tag]) => /\sintegrity=/.test(tag)) ? 5 : 0;
};

const sniffing: Rule = ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5);

const framing: Rule = (answer) => {
  if (readPolicy(answer).has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(answer.headers.get('x-frame-options') ?? '') ? 0 : -20;
};

const resources: Rule = ({ headers }) => {
  const value = headers.get('cross-origin-resource-policy');
  if (value === null || value === 'cross-origin') return 0;
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5;
};

const RULES: Record<string, Rule> = {
  contentSecurityPolicy,
  cookies,
  sharing,
  referrer,
  transport,
  integrity,
  sniffing,
  framing,
  resources,
};

export type Score = { points: number; rules: Record<string, number> };

/** The maximum without HSTS preloading is 130. A+ starts at 100, B+ at 80. */
export function scoreOf(answer: Response, html: string): Score {
  const rules = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(answer, html)]));
  const sum = (given: number[]) => given.reduce((total, points) => total + points, 100);
  const penalties = sum(Object.values(rules).filter((points) => points < 0));
  const points = penalties < ENOUGH_FOR_EXTRA ? Math.max(0, penalties) : sum(Object.values(rules));
  return { points, rules };
}
