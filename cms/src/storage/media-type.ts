const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The type of `abc-480x320.webp`; undefined for names that no file of media has, such as those that leave its folder. */
export function mediaTypeOf(name: string): string | undefined {
  return TYPES[/^[\w-]+(?:\.[\w-]+)*\.(\w+)$/.exec(name)?.[1] ?? ''];
}

/** A name stands for its bytes, so what has them may keep them. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
