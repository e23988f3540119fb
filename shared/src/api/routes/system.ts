import { z } from 'zod';
import { healthSchema } from '../../schemas/health.ts';
import { route } from '../route.ts';

export const systemRoutes = {
  health: route('GET /healthz', 'public', {
    summary: 'Whether the database answers',
    answer: healthSchema,
  }),
  metrics: route('GET /metrics', 'public', {
    summary: 'Figures for Prometheus, for whoever bears METRICS_TOKEN; 404 where none is set',
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
