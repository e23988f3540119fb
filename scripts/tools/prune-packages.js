// After each `npm install`: removes files of packages that no command of ours reads.
// Plain JavaScript, because any Node from 20 on may run the install.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules';

const UNREAD = [
  // Payload only requires api.js.
  'drizzle-kit/api.mjs',
  'drizzle-kit/bin.cjs',
  'next/dist/docs',
  // React's builds for Next's experiments, which the console does not use.
  'next/dist/compiled/react-dom-experimental',
  'next/dist/compiled/react-experimental',
  'next/dist/compiled/react-server-dom-turbopack-experimental',
  'next/dist/compiled/react-server-dom-webpack-experimental',
  // The headers and manuals of Node. Its program is linked as node/bin/node.
  'node/node_modules',
];

const UNREAD_FILES = [
  /\.map$/,
  // Types of CommonJS programs; ours are modules.
  /\.d\.cts$/,
  /\/(?:changelog|history|readme)\.(?:markdown|md)$/i,
  // Scripts for pages that load date-fns from another host.
  /\/date-fns\/.*cdn(?:\.min)?\.js$/,
  // Messages of the TypeScript compiler in other languages.
  /\/typescript\/lib\/[a-z-]+\/diagnosticMessages\.generated\.json$/i,
  // `next dev` is never used: the console is built, also during development.
  /\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
];

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
    else if (entry.isFile() && UNREAD_FILES.some((unread) => unread.test(path))) rmSync(path);
  }
}
