import { copyFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import { expect, test } from 'vitest';
import { serveApi } from '../testing/start-api.ts';

const api = serveApi('sqlite');

test('the generated files are up to date (otherwise: npm run generate -w cms)', async () => {
  const { typescript, admin, ...config } = api.payload.config;
  const files = [String(typescript.outputFile), String(admin.importMap.importMapFile)];
  const copies = files.map((file) => join(api.env.DATA_DIR, basename(file)));
  const [outputFile = '', importMapFile = ''] = copies;
  for (const file of files) await copyFile(file, join(api.env.DATA_DIR, basename(file)));
  const copied = {
    ...config,
    typescript: { ...typescript, outputFile },
    admin: { ...admin, importMap: { ...admin.importMap, importMapFile } },
  };
  await generateTypes(copied, { log: false });
  await generateImportMap(copied, { log: false });
  const read = (paths: string[]) => Promise.all(paths.map((path) => readFile(path, 'utf8')));
  expect(await read(files)).toEqual(await read(copies));
});
