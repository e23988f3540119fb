import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Next need not check types, because `npm run typecheck` checks the whole package.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@fuar/shared'],
  // The console's bundle needs no copy of this SDK, because the console uses the media store of the running CMS.
  serverExternalPackages: ['@aws-sdk/client-s3'],
  outputFileTracingRoot: join(import.meta.dirname, '..'),
  turbopack: { root: join(import.meta.dirname, '..') },
};

export default withPayload(config);
