// Runs the Nu HTML checker on every built page, the error pages and the back-office's documents.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../production/publication/releases.ts';
import { repoPath } from '../repo.ts';
import { type Product, temporaryFolder } from '../testing/product.ts';
import { debianCommands, npmPackages } from './install.ts';
import { type FalseFinding, type Verdict, withoutFalse } from './judge.ts';

const FALSE_FINDINGS: FalseFinding[] = [
  {
    finding: /CSS: .*(?:@container|container-type|@view-transition|starting-style|vector-effect|line-clamp)/,
    reason:
      'The checker’s CSS parser is older than these: CSS Containment 3, View Transitions 2, Transitions 2, SVG 2, Overflow 4.',
  },
];

/** Pages that are not files of the release, such as error pages. */
const ANSWERED = ['/yok', '/fuarlar/999999', '/basin/abc', '/signin', '/admin/fairs', '/admin/kilavuz'];

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
    }),
  ),
});

export async function judgeHtml(product: Product): Promise<Verdict> {
  debianCommands({ java: 'default-jre-headless' });
  const jar = join(npmPackages('vnu-jar@26.9.27'), 'vnu-jar/build/dist/vnu.jar');
  const answered = join(temporaryFolder(), 'answered');
  mkdirSync(answered);
  for (const path of ANSWERED) {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } });
    writeFileSync(join(answered, `${path.replaceAll('/', '_')}.html`), await answer.text());
  }
  const folders = [join(product.dataDir, 'releases/current/'), repoPath('admin/dist'), answered];
  const args = ['-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html', ...folders];
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const errors = reportSchema
    .parse(JSON.parse(stderr))
    .messages.map(({ url, lastLine, message }) => `${url?.replace(/^file:/, '')}:${lastLine} ${message}`);
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  const pages = files.filter((name) => name.endsWith('.html'));
  return { says: `${pages.length} pages`, findings: withoutFalse(errors, FALSE_FINDINGS) };
}
