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
    failures: [503],
  },
  openapi: {
    method: 'get',
    path: '/openapi.json',
    access: 'public',
    summary: 'This document',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  },
} satisfies RouteTable;
