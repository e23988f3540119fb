import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../../cms/src/testing/listen.ts';

/** Starts a server that does not keep the process alive, and returns its address. */
export async function serve(handle: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(handle).unref())}`;
}
