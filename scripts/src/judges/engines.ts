// Two accessibility engines besides axe: Siteimprove Alfa and IBM Equal Access. They are not in the lockfile, so
// `.ci/judges accessibility` installs them and sets ACCESSIBILITY_ENGINES to their folder. Without this variable, the engines
// are skipped.
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOf } from '@fuar/shared/non-page-prefixes';
import type { Page } from '@playwright/test';
import { importFile } from './install.ts';
import { type FalseFinding, withoutFalse } from './judge.ts';

/** Viewport width in pixels. `npm test` uses phone width, and the judge sets desktop width. */
export const WIDTH = Number(process.env.ACCESSIBILITY_WIDTH ?? 390);
const FOLDER = process.env.ACCESSIBILITY_ENGINES;
/** A log file with one line for each examined state of a page. */
const LOG = process.env.ACCESSIBILITY_LOG;

const FALSE_FINDINGS: FalseFinding[] = [
  {
    finding: /^ibm aria_complementary_label_visible /,
    reason:
      'A recommendation. Each part of these columns has its own heading, and the sidebar has the brand.',
  },
  {
    finding: /^ibm text_contrast_sufficient \/html\[1\]\/body\[1\]\/site-header/,
    reason:
      'The header is transparent over the dark band of main. IBM reads the backgrounds of ancestors only.',
  },
  {
    finding: /^ibm aria_content_in_landmark \/html\[1\]\/body\[1\]\/(?:a\[1\]|scroll-to-top)/,
    reason: 'The skip link must come before every landmark, and the button back to the top is no content.',
  },
  {
    finding: /^ibm aria_role_redundant .*\/[uo]l\[\d+\] /,
    reason: 'Safari takes the role of a list away with its bullets; role="list" gives it back.',
  },
  {
    finding: /^ibm element_attribute_deprecated .*\/li\[\d+\] /,
    reason:
      'Lexical numbers the items inside the editor. The attribute is valid in lists with numbers and is not stored.',
  },
  {
    finding: /^ibm aria_accessiblename_exists .*\/thead\[1\]\/tr\[1\]\/th/,
    reason: 'The header of the column with buttons has a name: a visually hidden span.',
  },
  {
    finding: /^ibm fieldset_legend_valid .*\/(?:form|section)\[1\]\/.*\/fieldset\[1\] /,
    reason:
      'The panels of the editor and the preview have a visually hidden legend, and IBM’s own rule for labels finds it.',
  },
  {
    finding: /^ibm input_autocomplete_valid .*\/form\[1\](?:\/div\[\d\])+\/input\[1\]/,
    reason: 'HTML allows "username" on inputs of type "email" (its control group Username).',
  },
  {
    finding: /^ibm heading_content_exists .*\/article\[1\]\/h2\[1\]/,
    reason: 'Behind the open lightbox the page is inert, so a heading with a button looks empty.',
  },
  {
    finding: /^alfa sia-r(?:59|61|87) \/$/,
    reason:
      'Best practices, for a page whose dialog makes the rest inert and for the sign-in: no heading or block comes before main.',
  },
  {
    finding: /^alfa sia-r113 .*\/main\[1\]\/div\[2\]\/form\[1\]\/div\[3\]\/(?:button|a)\[1\]$/,
    reason:
      "Alfa counts lines that the editor's scroll area hides as covering the buttons below. With a short text it finds nothing.",
  },
  {
    finding: /^alfa sia-r113 .*\/dialog\[1\]\/.*\/button\[\d+\]$/,
    reason:
      'The buttons are 40 px high. Alfa subtracts what is below a modal dialog, because it does not support the top layer.',
  },
  {
    finding:
      /^alfa sia-r113 .*\/main\[1\]\/section\[\d\]\/ul\[\d\]\/li\[\d\]\/(?:article\[1\]\/.*\/button\[\d\]|a\[1\])$/,
    reason: 'The same, for a list behind a modal dialog: the dialog covers parts of its buttons and links.',
  },
  {
    finding: /^alfa sia-r78 .*\/article\[1\]\/h2\[1\]$/,
    reason:
      'Best practice. A supporter’s card is a logo, a name and a button: nothing is to be said below the name.',
  },
];

/** The rules that depend on colours. In the dark theme only these rules are checked. */
const ALFA_COLOUR_RULES = /-r(?:62|65|69)$/;
const IBM_COLOUR_RULES = ['text_contrast_sufficient', 'style_color_misuse'];

/** Lists the rules of Alfa and IBM that this page breaks, including best practices, but not the rules of level AAA. */
export async function otherFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  if (LOG) appendFileSync(LOG, `${page.url()}\n`);
  if (!FOLDER) return [];
  await page.evaluate(closeFrames);
  if (ownerOf(new URL(page.url()).pathname) === 'backOffice') await page.evaluate(deleteContainerRules);
  const found = [
    ...(await alfa(page, FOLDER, theme === 'dark')),
    ...(await ibm(page, FOLDER, theme === 'dark')),
  ];
  await page.evaluate(openFrames);
  return withoutFalse(found, FALSE_FINDINGS);
}

/**
 * Hides the documents of frames from both engines, because they would examine a preview as a part of the back-office. Changes
 * the prototype, so that frames added later are hidden, too.
 */
function closeFrames(): void {
  const { prototype } = HTMLIFrameElement;
  for (const name of ['contentDocument', 'contentWindow']) {
    const real = Object.getOwnPropertyDescriptor(prototype, name);
    if (!real) continue;
    Object.defineProperty(prototype, `real ${name}`, real);
    Object.defineProperty(prototype, name, { ...real, get: () => null });
  }
}

function openFrames(): void {
  const { prototype } = HTMLIFrameElement;
  for (const name of ['contentDocument', 'contentWindow']) {
    const real = Object.getOwnPropertyDescriptor(prototype, `real ${name}`);
    if (!real) continue;
    Object.defineProperty(prototype, name, real);
    Reflect.deleteProperty(prototype, `real ${name}`);
  }
}

/**
 * Alfa ignores a whole stylesheet that contains a container rule. The container rules of the back-office apply only to large text
 * on narrow screens, so the examined pages look the same without these rules. The pages of the site keep their container rules,
 * so Alfa examines only the structure of these pages. With the stylesheet of the site, Alfa would report wrong colours, because
 * Alfa does not support nested rules.
 */
function deleteContainerRules(): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      if (sheet.cssRules[index] instanceof CSSContainerRule) sheet.deleteRule(index);
    }
  }
}

type AlfaRule = { uri: string; hasRequirement: (test: (requirement: unknown) => boolean) => boolean };
type AlfaOutcome = { outcome: string; target: { path?: () => string }; rule: AlfaRule };

async function alfa(page: Page, folder: string, onlyColours: boolean): Promise<string[]> {
  const load = (name: string, file = 'index') =>
    importFile(folder, `@siteimprove/alfa-${name}/dist/${file}.js`);
  const [dom, device] = [await load('dom', 'native'), await load('device', 'native')];
  const [{ Document }, { Device }, { Audit }] = [await load('dom'), await load('device'), await load('act')];
  const [rules, { Conformance, Criterion }] = [await load('rules'), await load('wcag')];
  const [web, http, url] = [await load('web'), await load('http'), await load('url')];
  const documentHandle = await page.evaluateHandle(() => document);
  const windowHandle = await page.evaluateHandle(() => window);
  const onDevice = Device.from(await windowHandle.evaluate(device.Native.fromWindow));
  const address = url.URL.parse(page.url()).getUnsafe();
  const input = web.Page.of(
    http.Request.of('GET', address),
    http.Response.of(address, 200, http.Headers.empty()),
    Document.from(await documentHandle.evaluate(dom.Native.fromNode), onDevice),
    onDevice,
  );
  const isWanted = (rule: AlfaRule) =>
    (!onlyColours || ALFA_COLOUR_RULES.test(rule.uri)) &&
    (!rule.hasRequirement(Criterion.isCriterion) ||
      rule.hasRequirement((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)));
  const outcomes: AlfaOutcome[] = [...(await Audit.of(input, rules.default.filter(isWanted)).evaluate())];
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => `alfa ${rule.uri.split('/').at(-1)} ${target.path?.() ?? String(target)}`);
}

type IbmResult = {
  ruleId: string;
  value: [level: string, result: string];
  path: { dom: string };
  message: string;
};

type IbmGuideline = { id: string; checkpoints: { rules?: { id: string }[] }[] };
type IbmChecker = {
  check: (node: Document, guidelines: string[]) => Promise<{ results: IbmResult[] }>;
  getGuidelines: () => IbmGuideline[];
  addGuideline: (guideline: IbmGuideline) => void;
};

async function ibm(page: Page, folder: string, onlyColours: boolean): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'ace' in window);
  // Evaluate the script, because the page's Content-Security-Policy would refuse a script element.
  if (!isLoaded)
    await page.evaluate(await readFile(join(folder, 'accessibility-checker-engine/ace.js'), 'utf8'));
  const results = await page.evaluate(async (wanted) => {
    const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } };
    const checker = new ace.Checker();
    if (wanted) {
      for (const guideline of checker.getGuidelines()) {
        for (const checkpoint of guideline.checkpoints)
          checkpoint.rules = checkpoint.rules?.filter(({ id }) => wanted.includes(id)) ?? [];
        checker.addGuideline(guideline);
      }
    }
    const { results } = await checker.check(document, ['IBM_Accessibility']);
    return results.map(({ ruleId, value, path, message }) => ({ ruleId, value, path: path.dom, message }));
  }, onlyColours && IBM_COLOUR_RULES);
  return results
    .filter(({ value: [, result] }) => result === 'FAIL')
    .map(({ ruleId, path, message }) => `ibm ${ruleId} ${path} ${message}`);
}
