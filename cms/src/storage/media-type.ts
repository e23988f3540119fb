const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/** The media type of a name such as `abc-480x320.webp`. Undefined for names that no media file has, e.g. path traversal. */
export function mediaTypeOf(name: string): string | undefined {
  return TYPES[/^[\w-]+(?:\.[\w-]+)*\.(\w+)$/.exec(name)?.[1] ?? ''];
}

/** A name contains a hash of the file's bytes, so caches may keep the file for ever. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
export const BROWSER_CACHE_CONTROL = IMMUTABLE_CACHE_CONTROL.replace('public', 'private');

/** Makes browsers download documents, under the name without the hash (media/document-files.ts), instead of showing them. */
export function dispositionOf(name: string): string | undefined {
  if (!name.endsWith('.pdf')) return undefined;
  return `attachment; filename="${name.replace(/^[0-9a-f]{20}-/, '')}"`;
}
