import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRunning } from '../../testing/processes.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { createRendererProcess, type RendererProcess } from './renderer-process.ts';

const ENV = { RELEASES_DIR: '', RENDERER_DIR: '', CMS_URL: '', SITE_URL: '', CODE: '' };
const anHour = () => 3_600_000;

let folder: string;
let program: string;
let renderer: RendererProcess;
beforeEach(() => {
  folder = temporaryFolder();
  program = join(folder, 'renderer.mjs');
  write('process.send({ id, result: { rendered: process.pid } })');
  renderer = createRendererProcess(ENV, { program, idleMs: anHour });
});
afterEach(() => {
  vi.useRealTimers();
  return renderer.stop();
});

const release = () => renderer.run('release', {});

function write(onMessage: string): void {
  writeFileSync(
    program,
    `process.on('message', ({ id, name }) => { ${onMessage} }); process.on('disconnect', () => process.exit(0));`,
  );
}

test('renders several releases with one process', async () => {
  const [first, second] = [await release(), await release()];
  expect(second.rendered).toBe(first.rendered);
});

test('ends an idle process and starts a new one for the next release', async () => {
  const ended = Promise.withResolvers<void>();
  renderer = createRendererProcess(ENV, { program, idleMs: () => 1, onEnded: ended.resolve });
  const { rendered: pid } = await release();
  await ended.promise;
  expect(isRunning(pid)).toBe(false);
  expect((await release()).rendered).not.toBe(pid);
});

test('ends an idle process although the clock was a day ahead before', async () => {
  const ended = Promise.withResolvers<void>();
  renderer = createRendererProcess(ENV, { program, idleMs: () => 1, onEnded: ended.resolve });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await release();
  vi.useRealTimers();
  await release();
  await ended.promise;
});

test('rejects if the process dies, and starts a new one for the next release', async () => {
  write('process.exit(7)');
  await expect(release()).rejects.toThrow(/renderer ended \(7\)/);
  write('process.send({ id, result: { rendered: 1 } })');
  expect((await release()).rendered).toBe(1);
});

test('rejects if the process cannot be started, and starts it for the next release', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'node');
  await expect(release())
    .rejects.toThrow(/renderer ended .* ENOENT/)
    .finally(() => {
      process.execPath = execPath;
    });
  expect((await release()).rendered).toBeGreaterThan(0);
});

test('rejects with the reason if no file descriptor is left to start the process', () => {
  renderer = createRendererProcess(ENV, { program });
  const caller = join(folder, 'caller.ts');
  const path = JSON.stringify(join(import.meta.dirname, 'renderer-process.ts'));
  writeFileSync(
    caller,
    `import { openSync, writeSync } from 'node:fs';
    import { createRendererProcess } from ${path};
    const { run } = createRendererProcess({}, { program: '', idleMs: () => 1 });
    try { for (;;) openSync('/dev/null'); } catch {}
    await run('release', {}).catch(({ message }) => writeSync(1, message));`,
  );
  const call = ['-c', 'ulimit -n 100; exec "$0" "$1"', process.execPath, caller];
  expect(execFileSync('sh', call, { encoding: 'utf8' })).toMatch(/renderer ended .* EMFILE$/);
});

test('rejects with the reason if a release fails', async () => {
  write("process.send({ id, failed: 'no room' })");
  await expect(release()).rejects.toThrow('no room');
});

test('answers a preview while a release is being made', async () => {
  write(`
    if (name === 'release') { globalThis.release = id; return; }
    process.send({ id, result: [name] });
    process.send({ id: globalThis.release, result: { rendered: 1 } });
  `);
  const made = release();
  expect(await renderer.run('previewPages', { token: 't', draft: { rows: {} } })).toEqual(['previewPages']);
  expect((await made).rendered).toBe(1);
});

test('rejects all jobs of a process that dies', async () => {
  write("if (name !== 'release') process.exit(7)");
  const jobs = [release(), renderer.run('previewPages', { token: 't', draft: { rows: {} } })];
  for (const { status } of await Promise.allSettled(jobs)) expect(status).toBe('rejected');
});

test('stops a process that does not answer, before the CMS gives up, and starts a new one for the next release', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue();
  write("if (name !== 'release') process.send({ id, result: {} })");
  await renderer.run('warm', {});
  const failed = expect(release()).rejects.toThrow(/renderer ended \(SIGTERM\)/);
  vi.advanceTimersByTime(14 * 60_000);
  write('process.send({ id, result: { rendered: 1 } })');
  expect((await release()).rendered).toBe(1);
  await failed;
});
