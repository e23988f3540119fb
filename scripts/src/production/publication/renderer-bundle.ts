import { pathToFileURL } from 'node:url';
import type { Release } from '@fuar/shared/schemas/publication';
import { inRepo } from '../../repo.ts';

/** One version of everything the site shows; only its pages know what is in it. */
export type Content = Release & { readonly [name: string]: unknown };

export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

/** The pages, built once for rendering on demand: what `sites/src/renderer/entry.ts` exports. */
export type RendererBundle = {
  /** Reads all the content, then only what has changed; rows that have not stay the same objects. */
  createReader: (cmsUrl: string) => (now: Date) => Promise<Content>;
  /** The files of a release, as addresses: `/fuarlar/7.html`. */
  pageFiles: (content: Content) => string[];
  /** What a page is told when it asks the question `key`, such as `fair:7`. */
  answer: (content: Content, key: string) => unknown;
  /** Whether two contents answer alike, as far as that is seen at a glance. */
  hasSameAnswer: (a: Content, b: Content, key: string) => boolean;
  /** Whether the answer stands beside the content of pages, on many of them. */
  isBeside: (key: string) => boolean;
  /** Whether the answer shows in the parts of the shell alone. */
  isShell: (key: string) => boolean;
  /** What every page shows alike of its shell, as it stands in its HTML. */
  shellParts: (html: string) => string[];
  /** Adds each question that the page asks to `reads`. */
  render: (
    file: string,
    origin: string,
    source: { content: Content; reads: Set<string> },
  ) => Promise<{ status: number; body: Buffer }>;
  collectHashes: (html: string, into: InlineHashes) => void;
  hostHeaders: (hashes: InlineHashes) => string;
};

/** Hashed scripts, styles and fonts, and what lies in `sites/public`. */
export const ASSETS_FOLDER = inRepo('sites/dist-renderer/client');

/** `sites` builds it (`build:renderer`); nothing here imports its source. */
export const BUNDLE_ADDRESS = pathToFileURL(inRepo('sites/dist-renderer/server/entry.mjs')).href;

export async function loadRendererBundle(): Promise<RendererBundle> {
  return (await import(BUNDLE_ADDRESS)) as RendererBundle;
}
