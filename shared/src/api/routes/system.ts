import { z } from 'zod';
import { healthSchema } from '../../schemas/health.ts';
import type { RouteTable } from '../route.ts';

export const systemRoutes = {
  health: {
    method: 'get',
    path: '/healthz',
    access: 'public',
    summary: 'Whether the database answers',
    status: 200,
    answer: healthSchema,
  },
  metrics: {
    method: 'get',
    path: '/metrics',
    access: 'public',
    summary: 'Figures for Prometheus, for whoever bears METRICS_TOKEN; 404 where none is set',
    status: 200,
    answer: z.string(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    failures: [401, 404],
  },
} satisfies RouteTable;

export const documentRoutes = {
  openapi: {
    method: 'get',
    path: '/openapi.json',
    access: 'public',
    summary: 'This document',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  },
} satisfies RouteTable;
