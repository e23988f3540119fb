import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, type Asked, isHeld, readAsked, withoutBody } from './answers.ts';
import type { Site } from './site.ts';

/** Browsers send less. */
const LONGEST_HEAD = 4096;
const FIRST_REQUEST_MS = 15_000;

/** One whole request without a body and with nothing after it, each line by the letter of RFC 9112. */
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~\w-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** What makes a request more than plain. */
const NOT_PLAIN = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'http2-settings']);

/**
 * Answers plain GETs of pages that are ready as they come from the socket, for a third of what node:http costs. With
 * the first bytes of anything else (a request in pieces, several at once, a body, another method, a header about the
 * connection, an address not asked for before) the connection becomes node:http's, for good.
 */
export function openFastLane(server: Server, getSite: () => Site | undefined): { close: () => void } {
  const open = new Set<Socket>();
  const ordinary = server.listeners('connection');
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const stop = () => socket.destroy();
    const finish = () => socket.end();
    const resume = () => socket.resume();
    const leave = () => {
      open.delete(socket);
      socket.off('data', read).off('timeout', stop).off('error', stop).off('end', finish).off('close', leave);
      socket.off('drain', resume).setTimeout(0);
    };
    const read = (chunk: Buffer) => {
      const bytes = findBytes(getSite(), chunk, server.keepAliveTimeout);
      if (!bytes) {
        leave();
        socket.pause();
        socket.unshift(chunk);
        for (const listener of ordinary) listener.call(server, socket);
        socket.resume();
        return;
      }
      socket.setTimeout(server.keepAliveTimeout + server.keepAliveTimeoutBuffer);
      socket.cork();
      socket.write(bytes.head, 'latin1');
      const isTaken = !bytes.body || socket.write(bytes.body);
      socket.uncork();
      // Who asks on without reading must wait.
      if (!isTaken) socket.pause().once('drain', resume);
    };
    open.add(socket);
    socket.setTimeout(FIRST_REQUEST_MS);
    socket.on('data', read).on('timeout', stop).on('error', stop).on('end', finish).on('close', leave);
  });

  return {
    close: () => {
      // After what was written, which is still sent.
      for (const socket of open) socket.end();
    },
  };
}

type Bytes = { head: string; body?: Buffer };

function findBytes(site: Site | undefined, chunk: Buffer, keepAliveMs: number): Bytes | undefined {
  if (!site || chunk.length > LONGEST_HEAD) return undefined;
  const [, url = '', fields = ''] = PLAIN_GET.exec(chunk.toString('latin1')) ?? [];
  const answers = site.answers.get(url);
  const asked = answers && readFields(fields);
  const answer = asked && answers[asked.encoding];
  if (!answer) return undefined;
  const { full, held } = headsOf(answer);
  const end = `Date: ${currentDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`;
  return isHeld(answer, asked.held) ? { head: held + end } : { head: full + end, body: answer.body };
}

/** Undefined where a field asks for more than a page on a connection that stays open. */
function readFields(fields: string): Asked | undefined {
  const pairs: string[] = [];
  let hosts = 0;
  for (const line of fields.split('\r\n', 100)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (NOT_PLAIN.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive'))
      return undefined;
    if (name === 'host') hosts += 1;
    pairs.push(name, value);
  }
  return hosts === 1 ? readAsked(pairs) : undefined;
}

/** The lines of an answer up to those that change with time. */
type Heads = { full: string; held: string };

const heads = new WeakMap<Answer, Heads>();

function headsOf(answer: Answer): Heads {
  const known = heads.get(answer);
  if (known) return known;
  const fresh = {
    full: `HTTP/1.1 200 OK\r\n${toLines(answer.headers)}`,
    held: `HTTP/1.1 304 Not Modified\r\n${toLines(withoutBody(answer.headers))}`,
  };
  heads.set(answer, fresh);
  return fresh;
}

function toLines(headers: string[]): string {
  return headers.map((text, n) => (n % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
}

let second = 0;
let date = '';

function currentDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
