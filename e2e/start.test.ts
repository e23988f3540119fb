import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { clientWith } from '../cms/src/testing/sign-in.ts';
import { repoPath } from '../scripts/src/repo.ts';
import { descendants, findDescendant, isRunning } from '../scripts/src/testing/processes.ts';
import {
  eventually,
  type Product,
  runStart,
  startProduct,
  temporaryFolder,
  untilLive,
  untilStarted,
} from '../scripts/src/testing/product.ts';
import { sessionCookie } from '../scripts/src/testing/sign-in.ts';
import { attachLogs } from './serve-product.ts';

test('a start that is stopped early prints the password that it has generated', async () => {
  const product = await runStart({ env: { DEMO: '1', ADMIN_PASSWORD: '' } });
  await product.logged('… filling the empty database');
  await product.stop();
  expect(product.log).toContainEqual(expect.stringMatching(/^ {2}Password {14}[a-z2-9-]{24}$/));
});

test.describe('refuses to start with', () => {
  const refused = async (env: NodeJS.ProcessEnv, dataDir?: string) => {
    const product = await runStart({ env, ...(dataDir ? { dataDir } : {}) });
    const code = await product.exited;
    const printed = product.log.filter((line) => !/^[…✓]/.test(line));
    return { code, printed };
  };

  test('a taken port', async () => {
    const other = createServer().listen(0);
    await new Promise((resolve) => other.once('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const { code, printed } = await refused({ PORT });
    other.close();
    expect(code).toBe(1);
    expect(printed).toEqual([`PORT: port ${PORT} is taken; stop what listens there or set another PORT.`]);
  });

  test('a data folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const folder = join(file, 'data');
    const { code, printed } = await refused({}, folder);
    expect(code).toBe(1);
    expect(printed).toEqual([`DATA_DIR: the folder ${folder} cannot be written: ENOTDIR.`]);
  });

  test('an unreachable database, and hides its password', async () => {
    const { code, printed } = await refused({ DATABASE_URL: 'mongodb://user:geheim@127.0.0.1:1/fuar' });
    expect(code).toBe(1);
    expect(printed.at(-1)).toContain('DATABASE_URL');
    expect(printed.join('\n')).not.toContain('geheim');
  });
});

test.describe('npm start', () => {
  const ends = [
    ['SIGTERM', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C', (npm: number) => process.kill(-npm, 'SIGINT')],
    ['SIGKILL', (npm: number) => process.kill(npm, 'SIGKILL')],
  ] as const;
  for (const [name, end] of ends) {
    test(`leaves no process behind after ${name}`, async () => {
      const product = await startProduct({ env: { DEMO: '0' }, withNpm: true });
      const npm = product.process.pid ?? 0;
      const children = [...descendants(npm).keys()];
      expect(children.length).toBeGreaterThanOrEqual(4);
      end(npm);
      await eventually(async () => !children.some(isRunning));
    });
  }
});

test('adds no demo content twice after a crash at the end of the filling', async () => {
  const first = await startProduct();
  await first.stop();
  writeFileSync(join(first.dataDir, 'demo'), 'pending');
  const rows = () => {
    const database = new DatabaseSync(join(first.dataDir, 'data.db'), { readOnly: true });
    const tables = ['contact_messages', 'participant_submissions', 'inbox_events', 'fairs', 'media'];
    const counts = tables.map((table) => database.prepare(`select count(*) as n from ${table}`).get()?.n);
    database.close();
    return counts;
  };
  const before = rows();
  const again = await startProduct({ dataDir: first.dataDir });
  await again.stop();
  expect(rows()).toEqual(before);
});

test.describe('a running product', () => {
  let product: Product;
  let session = '';
  let dataDir = '';

  const api = () => clientWith(product.url, session);

  const addFair = (title: string) =>
    api().fairs.create({ title, date: '1-3 Ocak 2030', description: 'Kısa.' });

  const published = (title: string) =>
    eventually(async () => (await (await fetch(`${product.url}/fuarlar`)).text()).includes(title));

  const publisher = () => findDescendant(product.process.pid, 'scripts/src/production/publish.ts') ?? 0;

  test.beforeAll(async () => {
    product = await startProduct();
    dataDir = product.dataDir;
    session = await sessionCookie(product.url);
  });
  test.afterAll(() => product?.stop());
  attachLogs(() => product);

  test('has written no mail while it was filled with demo content', () => {
    const database = new DatabaseSync(join(dataDir, 'data.db'), { readOnly: true });
    expect(database.prepare('select count(*) as mails from mail_outbox').get()).toEqual({ mails: 0 });
    expect(database.prepare('select count(*) as messages from contact_messages').get()).not.toEqual({
      messages: 0,
    });
    database.close();
  });

  test('has ended the session that filled it with demo content', async () => {
    expect((await api().sessions.list()).filter(({ isCurrent }) => !isCurrent)).toEqual([]);
  });

  test('publishes after the next start if every process was killed during a publication', async () => {
    const children = [...descendants(product.process.pid ?? 0).keys()];
    await addFair('Yarıda kalan yayın');
    product.process.kill('SIGKILL');
    await product.exited;
    await eventually(async () => children.every((pid) => !isRunning(pid)));

    product = await startProduct({ dataDir, env: { PORT: new URL(product.url).port } });
    await published('Yarıda kalan yayın');
    await untilLive(api());
  });

  test('serves pages after a restart before the CMS is ready', async () => {
    await product.stop();
    product = await runStart({ dataDir, env: { PORT: new URL(product.url).port } });
    const page = await eventually(async () => (await fetch(`${product.url}/fuarlar`)).text(), 20);
    expect(page).toContain('Yarıda kalan yayın');
    expect(product.log.join('\n')).not.toContain('"event":"listening"');
    await untilStarted(product);
  });

  test('npm run rollback lasts until the next change', async () => {
    await addFair('Önce');
    await published('Önce');
    await untilLive(api());
    await addFair('Geri alınan');
    await published('Geri alınan');
    await untilLive(api());

    const env = { ...process.env, DATA_DIR: dataDir };
    const printed = execFileSync(process.execPath, [repoPath('scripts/src/commands/rollback.ts'), '--yes'], {
      env,
      encoding: 'utf8',
    });
    expect(printed).toContain('is online again');
    const list = async () => (await fetch(`${product.url}/fuarlar`)).text();
    await eventually(async () => !(await list()).includes('Geri alınan'));
    expect(await api().publication.get()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Sitede daha eski bir sürüm gösteriliyor.'),
    });
    const victim = publisher();
    expect(victim).toBeGreaterThan(0);
    process.kill(victim, 'SIGKILL');
    await eventually(async () => publisher() !== victim && publisher() > 0);
    expect(await list()).toContain('Önce');
    expect(await list()).not.toContain('Geri alınan');

    await addFair('Sonra');
    await published('Sonra');
    expect(await list()).toContain('Geri alınan');
  });

  test('SIGTERM ends every process with exit code 0', async () => {
    const children = [...descendants(product.process.pid ?? 0).keys()];
    expect(children.length).toBeGreaterThanOrEqual(3);
    product.process.kill('SIGTERM');
    expect(await product.exited).toBe(0);
    expect(children.filter(isRunning)).toEqual([]);
  });

  test('listens on every address, or only on the address in HOST', async () => {
    product = await startProduct({ env: { DEMO: '0' } });
    const { port } = new URL(product.url);
    // A server that listens on every address also answers on 127.0.0.2.
    expect((await fetch(`http://127.0.0.2:${port}/api/healthz`)).status).toBe(200);
    await product.stop();
    product = await startProduct({ env: { DEMO: '0', HOST: '127.0.0.1', PORT: port } });
    await expect(fetch(`http://127.0.0.2:${port}/api/healthz`)).rejects.toThrow('fetch failed');
    expect((await fetch(`http://127.0.0.1:${port}/api/healthz`)).status).toBe(200);
  });
});
