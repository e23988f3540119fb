import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../../testing/processes.ts';
import { createStandingRenderer, type StandingRenderer } from './standing-renderer.ts';

const ENV = { RELEASES_DIR: '', RENDERER_DIR: '', CMS_URL: '', SITE_URL: '', CODE: '' };
const AN_HOUR = 3_600_000;

let folder: string;
let program: string;
let renderer: StandingRenderer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-'));
  program = join(folder, 'renderer.mjs');
  write('process.send({ made: { rendered: process.pid } })');
});
afterEach(async () => {
  await renderer?.stop();
  rmSync(folder, { recursive: true });
});

function write(onMessage: string): void {
  writeFileSync(
    program,
    `process.on('message', () => { ${onMessage} }); process.on('disconnect', () => process.exit(0));`,
  );
}

test('renders a burst with one process', async () => {
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  const [first, second] = [await renderer.render(), await renderer.render()];
  expect(second.rendered).toBe(first.rendered);
});

test('ends an idle process and starts a new one for the next release', async () => {
  const ended = Promise.withResolvers<void>();
  renderer = createStandingRenderer(ENV, { program, idleMs: 1, onEnded: ended.resolve });
  const { rendered: pid } = await renderer.render();
  await ended.promise;
  expect(isRunning(pid)).toBe(false);
  expect((await renderer.render()).rendered).not.toBe(pid);
});

test('rejects the release of a process that dies, and makes the next one', async () => {
  write('process.exit(7)');
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  await expect(renderer.render()).rejects.toThrow(/renderer ended \(7\)/);
  write('process.send({ made: { rendered: 1 } })');
  expect((await renderer.render()).rendered).toBe(1);
});

test('rejects with the reason of a release that cannot be made', async () => {
  write("process.send({ failed: 'no room' })");
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  await expect(renderer.render()).rejects.toThrow('no room');
});
