import { connect, type Socket } from 'node:net';
import { quantile } from './quantile.ts';

export type Load = {
  port: number;
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  connections?: number;
};
type Measured = { perSecond: number; p99: number; statuses: Record<number, number> };
type Limit = { seconds: number } | { requests: number };

/**
 * A closed loop: each socket sends its next request when the previous answer has arrived. Uses plain sockets, because an HTTP
 * client would take more processor time than the server.
 */
export async function load(
  { port, path, headers = {}, json, connections = 16 }: Load,
  limit: Limit,
): Promise<Measured> {
  const body = json === undefined ? '' : JSON.stringify(json);
  const ofBody = body
    ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    : {};
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...ofBody }).map(
    ([k, v]) => `${k}: ${v}`,
  );
  const request = Buffer.from(
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();
  const end = 'seconds' in limit ? start + limit.seconds * 1000 : Number.POSITIVE_INFINITY;
  let left = 'requests' in limit ? limit.requests : Number.POSITIVE_INFINITY;

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0;
      const send = () => {
        if (left <= 0 || performance.now() >= end) return resolve();
        left -= 1;
        sentAt = performance.now();
        socket.write(request);
      };
      const read = createReader((status) => {
        times.push(performance.now() - sentAt);
        statuses[status] = (statuses[status] ?? 0) + 1;
        send();
      });
      socket.on('data', read);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`${path}: the server closed the connection`)));
      send();
    });

  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  try {
    await Promise.all(sockets.map(run));
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p99: quantile(times, 0.99), statuses };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.removeListener('error', reject);
      resolve(socket);
    });
  });
}

const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n');

/** Finds the end of each answer by its length or its last chunk, without parsing the body. */
function createReader(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let left: number | 'chunked' | undefined;
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let body = chunk;
    if (left === undefined) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      left = status === 304 ? 0 : length ? Number(length) : 'chunked';
      // Keep the blank line before a chunked body, so that the end marker of an empty body is found too.
      body = head.subarray(left === 'chunked' ? end + 2 : end + 4);
      head = Buffer.alloc(0);
      tail = Buffer.alloc(0);
    }
    if (left === 'chunked') {
      tail = Buffer.concat([tail, body]).subarray(-CHUNKED_END.length);
      if (!tail.equals(CHUNKED_END)) return;
    } else {
      left -= body.length;
      if (left > 0) return;
    }
    left = undefined;
    onAnswer(status);
  };
}
