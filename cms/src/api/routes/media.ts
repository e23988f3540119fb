import type { Hono } from 'hono';
import { answerMedia } from '../../storage/answer-media.ts';
import type { MediaStorage } from '../../storage/storage.ts';

/** Serves pictures and documents. A name contains a hash of the bytes, so the response may be cached for ever. */
export function serveMedia(app: Hono, storage: MediaStorage): void {
  app.get('/media/:name', ({ req }) =>
    answerMedia(storage, req.param('name'), { method: req.method, headers: req.raw.headers }),
  );
}
