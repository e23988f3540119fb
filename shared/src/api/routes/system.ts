import { z } from 'zod';
import { route } from '../route.ts';

export const systemRoutes = {
  health: route('GET /healthz', 'public', {
    summary: 'Says if the database answers',
    answer: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
  }),
  metrics: route('GET /metrics', 'public', {
    summary: 'Metrics for Prometheus; needs METRICS_TOKEN, and answers 404 if the product has no such token',
    answer: z.string(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    failures: [401, 404],
  }),
};

export const documentRoutes = {
  openapi: route('GET /openapi.json', 'public', {
    summary: 'This document',
    answer: z.record(z.string(), z.unknown()),
  }),
};
