import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run typecheck` does it, once for the whole package.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@fuar/shared'],
  outputFileTracingRoot: join(import.meta.dirname, '..'),
  turbopack: { root: join(import.meta.dirname, '..') },
};

export default withPayload(config);
