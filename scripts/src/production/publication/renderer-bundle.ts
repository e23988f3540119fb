import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The bundle that `build:renderer` of `sites` creates. It renders single pages on demand. It is loaded at run time; only its
 * type is imported from the source.
 */
export type RendererBundle = typeof import('../../../../sites/src/renderer/entry.ts');

/** One version of everything that the site shows. */
export type Content = Parameters<RendererBundle['answer']>[0];

/** A page's query for content, e.g. for one fair. A page is unchanged if all its queries have the same results. */
export type ContentQuery = ReturnType<RendererBundle['toQuery']>;

export type InlineHashes = Parameters<RendererBundle['hostHeaders']>[0];

export function readBuildId(folder: string): string {
  return readFileSync(join(folder, 'build-id'), 'utf8');
}

/** The folder of hashed scripts, styles and fonts, and of the organiser's `public` files. */
export function assetsOf(folder: string): string {
  return join(folder, 'client');
}

export async function loadRendererBundle(folder: string): Promise<RendererBundle> {
  return (await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)) as RendererBundle;
}
