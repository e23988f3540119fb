import type { Hono } from 'hono';
import { answerMedia } from '../../storage/answer-media.ts';
import type { MediaStorage } from '../../storage/storage.ts';

/** Pictures under names made of their bytes: a name never changes its bytes, so it may be kept for ever. */
export function serveMedia(app: Hono, storage: MediaStorage): void {
  app.get('/media/:name', ({ req }) =>
    answerMedia(storage, req.param('name'), { method: req.method, headers: req.raw.headers }),
  );
}
