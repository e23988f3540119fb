import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('a burst is rendered by one process', async () => {
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  const [first, second] = [await renderer.render(), await renderer.render()];
  expect(second.rendered).toBe(first.rendered);
});

test('the memory is given back when nothing was published for a while, and the next release starts anew', async () => {
  renderer = createStandingRenderer(ENV, { program, idleMs: 1 });
  const { rendered: pid } = await renderer.render();
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
  expect((await renderer.render()).rendered).not.toBe(pid);
});

test('a renderer that dies fails its release, not the next one', async () => {
  write('process.exit(7)');
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  await expect(renderer.render()).rejects.toThrow(/renderer ended \(7\)/);
  write('process.send({ made: { rendered: 1 } })');
  expect((await renderer.render()).rendered).toBe(1);
});

test('a release that cannot be made rejects with its reason', async () => {
  write("process.send({ failed: 'no room' })");
  renderer = createStandingRenderer(ENV, { program, idleMs: AN_HOUR });
  await expect(renderer.render()).rejects.toThrow('no room');
});
