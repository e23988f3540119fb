// The helper of a renderer: a thread that renders the pages it is sent, a list at a time, into the same release.
import { parentPort, workerData } from 'node:worker_threads';
import { openReleaseFolder } from './release-folder.ts';
import type { HelperData } from './render-helper.ts';
import { type Job, renderJobs } from './render-pages.ts';
import type { RendererBundle } from './renderer-bundle.ts';

const { bundle: address, target, folder: place } = workerData as HelperData;
const bundle = (await import(address)) as RendererBundle;
const folder = openReleaseFolder(place.path, place.isCopy);

parentPort?.on('message', async (message: Job[] | 'finish') => {
  const answer =
    message === 'finish' ? await folder.sync() : await renderJobs(bundle, target, folder, message);
  parentPort?.postMessage(answer);
});
