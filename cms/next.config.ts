import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run typecheck` does it, once for the whole package.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@fuar/shared'],
  // The process that runs Next has a store of its own; the console's bundle never calls this one.
  serverExternalPackages: ['@aws-sdk/client-s3'],
  outputFileTracingRoot: join(import.meta.dirname, '..'),
  turbopack: { root: join(import.meta.dirname, '..') },
};

export default withPayload(config);
