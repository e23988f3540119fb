// npm run docs:settings: writes docs/settings.md and .env.example from the table of settings in shared.
import { writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '@fuar/shared/settings/settings';
import { inRepo } from '../repo.ts';

const settings = Object.entries(SETTINGS) as [string, Setting][];

const READERS = { start: '`npm start`', cms: 'CMS', site: 'site build', admin: 'back-office build' };

function toPage(): string {
  const rows = settings.map(([name, { default: value, about, readers, isSecret }]) => [
    `\`${name}\``,
    value,
    isSecret ? `${about} **(secret)**` : about,
    readers.map((reader) => READERS[reader]).join(', '),
  ]);
  return `# Settings

Made by \`npm run docs:settings\` from \`shared/src/settings/settings.ts\`; a test compares the two.

Everything is a variable of the environment. \`npm start\` and its commands read the file \`.env\` of the checkout too; what is
set already wins. An empty value counts as unset. A wrong value stops the start with a sentence that names the variable, and
\`npm run doctor\` says what is wrong with an installation as a whole. What is marked as secret is printed nowhere.

${toTable([['variable', 'default', 'meaning', 'read by'], ...rows])}
`;
}

/** Pads the cells of each column, because the formatter demands it. */
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
  return `# Everything has a default: copy to .env only what you change. A wrong value stops the start with its name.
# The whole table, with every default: docs/settings.md

${lines.join('\n')}
`;
}

/** The expected content of each document, by its path in the checkout. */
export function settingsDocuments(): Map<string, string> {
  return new Map([
    ['docs/settings.md', toPage()],
    ['.env.example', toExample()],
  ]);
}

if (import.meta.main) {
  for (const [path, text] of settingsDocuments()) writeFileSync(inRepo(path), text);
}
