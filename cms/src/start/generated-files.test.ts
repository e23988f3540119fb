import { copyFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import { expect, test } from 'vitest';
import { serveApi } from '../testing/start-api.ts';

const api = serveApi('sqlite');

test('the generated files are up to date (otherwise: npm run generate -w cms)', async () => {
  const { typescript, admin, ...config } = api.payload.config;
  const files = [String(typescript.outputFile), String(admin.importMap.importMapFile)] as const;
  const copyOf = (file: string) => join(api.env.DATA_DIR, basename(file));
  for (const file of files) await copyFile(file, copyOf(file));
  const copied = {
    ...config,
    typescript: { ...typescript, outputFile: copyOf(files[0]) },
    admin: { ...admin, importMap: { ...admin.importMap, importMapFile: copyOf(files[1]) } },
  };
  await generateTypes(copied, { log: false });
  await generateImportMap(copied, { log: false });
  for (const file of files) expect(await readFile(file, 'utf8')).toBe(await readFile(copyOf(file), 'utf8'));
});
