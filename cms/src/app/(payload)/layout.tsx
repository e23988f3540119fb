import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers as readHeaders } from 'next/headers';
import { createLocalReq, executeAuthStrategies, getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { guardConsoleCall } from '../../access/console-calls.ts';
import { importMap } from './console/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...(await guardConsoleCall(args, readRequest)), config, importMap });
};

async function readRequest() {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await readHeaders(), payload });
  return createLocalReq(user ? { user } : {}, payload);
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
