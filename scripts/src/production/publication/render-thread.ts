// The helper of a renderer: a thread that renders the pages it is sent, a list at a time, into the same release.
import { parentPort, workerData } from 'node:worker_threads';
import { openReleaseFolder, type ReleaseFolder } from './release-folder.ts';
import type { Order } from './render-helper.ts';
import { renderJobs, type Target } from './render-pages.ts';
import type { RendererBundle } from './renderer-bundle.ts';

const bundle = (await import(workerData as string)) as RendererBundle;
let release: { target: Target; folder: ReleaseFolder } | undefined;

parentPort?.on('message', async (order: Order) => {
  if (order === 'finish') {
    await release?.folder.sync();
    release = undefined;
    parentPort?.postMessage(undefined);
  } else if ('begin' in order) {
    const { target, folder } = order.begin;
    release = { target, folder: openReleaseFolder(folder.path, folder.kind) };
  } else if (release) {
    parentPort?.postMessage(await renderJobs(bundle, release.target, release.folder, order.render));
  }
});
