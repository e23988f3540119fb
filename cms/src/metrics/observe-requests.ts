import { randomUUID } from 'node:crypto';
import type { Listener } from '../api/http-server.ts';
import { routeOf } from '../api/route-of.ts';
import { logInfo } from '../log/log.ts';
import { withRequestId } from '../log/request-id.ts';
import type { Metrics } from './metrics.ts';

const SLOW_MS = 1000;

/**
 * Gives each request an id, in `x-request-id` and in its log lines. Logs requests that write, fail or are slow, by route
 * only, because a URL may contain typed text.
 */
export function observeRequests(next: Listener, metrics: Metrics | undefined): Listener {
  return (request, response) => {
    const requestId = randomUUID();
    const began = performance.now();
    const { method = 'GET', url = '/' } = request;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const ms = performance.now() - began;
      const labels = { method, route: routeOf(url), status: response.statusCode };
      metrics?.observe(labels, ms / 1000);
      const isRead = /^(?:GET|HEAD|OPTIONS)$/.test(method);
      if (isRead && labels.status < 500 && ms < SLOW_MS) return;
      const isCut = response.writableFinished ? {} : { isCut: true };
      logInfo('request', { requestId, ...labels, ms: Math.round(ms), ...isCut });
    });
    withRequestId(requestId, () => next(request, response));
  };
}

/** Counts all requests, including those answered from memory, which `observeRequests` never sees. */
export function countRequests(next: Listener, metrics: Metrics | undefined): Listener {
  if (!metrics) return next;
  return (request, response) => {
    metrics.countRequest();
    next(request, response);
  };
}
