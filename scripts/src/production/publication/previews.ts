import { randomBytes } from 'node:crypto';
import type { DraftContent } from '@fuar/shared/schemas/preview-calls';

/** How long a preview is stored. Each pause in typing starts a new preview, but an open tab may still show an older one. */
export const PREVIEW_MS = 15 * 60_000;
/** Limits for all previews together. 2000 are enough for several people who type; 32 MB hold the text of a few hundred pages. */
const LIMITS = { previews: 2000, bytes: 32 * 1024 * 1024 };

type Preview = { owner: string; expiresAt: number; draft: string };

/** Stores drafts in memory under tokens that cannot be guessed. Drops the oldest drafts if a limit is exceeded. */
export function createPreviews(limits = LIMITS) {
  const byToken = new Map<string, Preview>();
  let bytes = 0;

  function drop(token: string, { draft }: Preview): void {
    bytes -= draft.length;
    byToken.delete(token);
  }

  /**
   * Removes expired previews, and the oldest ones while a limit is exceeded. Stops at the first preview that may stay,
   * because the previews are in the order of their expiry.
   */
  function makeRoom(now: number): void {
    for (const [token, preview] of byToken) {
      const isFull = byToken.size > limits.previews || bytes > limits.bytes;
      if (preview.expiresAt > now && !isFull) return;
      drop(token, preview);
    }
  }

  return {
    add: (owner: string, draft: DraftContent, now = Date.now()): { token: string; expiresAt: string } => {
      const token = randomBytes(24).toString('base64url');
      const preview = { owner, expiresAt: now + PREVIEW_MS, draft: JSON.stringify(draft) };
      byToken.set(token, preview);
      bytes += preview.draft.length;
      makeRoom(now);
      setTimeout(() => makeRoom(Date.now()), PREVIEW_MS).unref();
      return { token, expiresAt: new Date(preview.expiresAt).toISOString() };
    },
    /** Returns undefined if the token is unknown, expired or another person's. */
    find: (token: string, owner: string, now = Date.now()): DraftContent | undefined => {
      const preview = byToken.get(token);
      if (!preview || preview.owner !== owner || preview.expiresAt <= now) return undefined;
      return JSON.parse(preview.draft) as DraftContent;
    },
  };
}
