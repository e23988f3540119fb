// After each `npm install`: removes files of packages that no command of ours reads, two fifths of what npm unpacks.
// Plain JavaScript, because any Node from 20 on may run the install.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules';

/** `next dev` is never used: the console is built, also during development. */
const UNREAD = [
  'next/dist/docs',
  // The headers and manuals of Node. Its program is linked as node/bin/node.
  'node/node_modules',
];

const isUnread = (path) =>
  path.endsWith('.map') || /\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/.test(path);

if (existsSync(join(FOLDER, 'node/bin'))) {
  for (const path of UNREAD) rmSync(join(FOLDER, path), { recursive: true, force: true });
}
removeUnread(FOLDER);

function removeUnread(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Links lead to the packages of this repository.
    if (entry.isDirectory()) removeUnread(path);
    else if (entry.isFile() && isUnread(path)) rmSync(path);
  }
}
