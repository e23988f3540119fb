import { writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '@fuar/shared/settings/settings';
import { startCommand } from '../command.ts';
import { repoPath } from '../repo.ts';

const settings = Object.entries(SETTINGS) as [string, Setting][];

const READERS = { start: '`npm start`', cms: 'CMS', site: 'site build', admin: 'back-office build' };

function toPage(): string {
  const rows = settings.map(([name, { default: value, about, readers = ['cms'] as const, isSecret }]) => [
    `\`${name}\``,
    value,
    isSecret ? `${about} **(secret)**` : about,
    readers.map((reader) => READERS[reader]).join(', '),
  ]);
  return `# Settings

\`npm run docs:settings\` writes this page from \`shared/src/settings/settings.ts\`; a test compares the two.

Every setting is an environment variable. \`npm start\` and its commands also read the file \`.env\` of the checkout; variables
of the environment take precedence. An empty value counts as unset. A wrong value stops the start, or the build of the site,
with a sentence that names the variable. \`npm run doctor\` checks the whole installation. The product never prints a value
marked as secret.

${toTable([['variable', 'default', 'meaning', 'read by'], ...rows])}
`;
}

/** Pads the cells of each column, as the formatter does. */
function toTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rows.map((row) => line(row))].join('\n');
}

function toExample(): string {
  const width = 33;
  const lines = settings.map(([name, { about, default: value }]) => {
    const plain = /^[\w.@:/-]+$/.test(value) && value !== 'unset' ? value : '';
    return `${`# ${name}=${plain}`.padEnd(width)} ${about}`;
  });
  return `# Every setting has a default, so copy only your changes to .env. A wrong value stops the start and is named.
# docs/settings.md has the whole table with every default.

${lines.join('\n')}
`;
}

export function settingsDocuments(): Map<string, string> {
  return new Map([
    ['docs/settings.md', toPage()],
    ['.env.example', toExample()],
  ]);
}

if (import.meta.main) {
  startCommand({
    call: 'npm run docs:settings',
    what: 'Writes docs/settings.md and .env.example from the table of settings in shared.',
    examples: [''],
  });
  for (const [path, text] of settingsDocuments()) writeFileSync(repoPath(path), text);
}
