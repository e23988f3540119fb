// After each `npm install`: removes files of packages that no command of ours reads.
// Plain JavaScript, because any Node from 20 on may run the install.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules';

const UNREAD = [
  // Payload requires only api.js of drizzle-kit.
  'drizzle-kit/api.mjs',
  'drizzle-kit/bin.cjs',
  'next/dist/docs',
  // React's builds for Next's experiments, which the console does not use.
  'next/dist/compiled/react-dom-experimental',
  'next/dist/compiled/react-experimental',
  'next/dist/compiled/react-server-dom-turbopack-experimental',
  'next/dist/compiled/react-server-dom-webpack-experimental',
  // Node's headers and manuals. The program itself is linked as node/bin/node.
  'node/node_modules',
];

const UNREAD_FILES = [
  /\.map$/,
  // Types for CommonJS code; our code uses ES modules.
  /\.d\.cts$/,
  /\/(?:changelog|history|readme)\.(?:markdown|md)$/i,
  // Bundles for pages that load date-fns from a CDN.
  /\/date-fns\/.*cdn(?:\.min)?\.js$/,
  // Messages of the TypeScript compiler in other languages.
  /\/typescript\/lib\/[a-z-]+\/diagnosticMessages\.generated\.json$/i,
  // Files of `next dev`, which is never used, because the console is built even during development.
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
    // Skip symbolic links, because they lead to the packages of this repository.
    if (entry.isDirectory()) removeUnread(path);
    else if (entry.isFile() && UNREAD_FILES.some((unread) => unread.test(path))) rmSync(path);
  }
}
