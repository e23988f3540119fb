import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCode } from '@fuar/shared/error-code';
import { SMTPServer } from 'smtp-server';

type Received = { to: string[]; raw: string };

/**
 * The answer after the last line of a mail. On `hang-up` the server stores the mail and closes the connection without an
 * answer.
 */
type Outcome = 'accept' | 'hang-up' | { responseCode: number };

/** `refuse` gives true for an unknown recipient, or the text of another refusal. `decide` gives the outcome of each mail. */
export async function startSmtp(
  port = 0,
  refuse = (_: string): boolean | string => false,
  decide = (_: string): Outcome => 'accept',
  /** Milliseconds until the server accepts a mail. */
  pauseMs = () => 0,
  refuseSender = () => false,
) {
  const received: Received[] = [];
  const hangUp = () => {
    const { connections } = server as unknown as { connections: Set<{ _socket: Socket }> };
    for (const { _socket } of connections) _socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) =>
      done(refuseSender() ? Object.assign(new Error('Sender not verified'), { responseCode: 550 }) : null),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      const text = refusal === true ? '5.1.1 No such user' : refusal;
      done(text ? Object.assign(new Error(text), { responseCode: 550 }) : null);
    },
    onData: async (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      // Ignore an incomplete mail, because tests kill the sender in the middle of a mail.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const outcome = decide(raw);
      if (typeof outcome === 'object') return done(Object.assign(new Error('Not now'), outcome));
      received.push({ to, raw });
      if (outcome === 'hang-up') hangUp();
      else setTimeout(done, pauseMs());
    },
  });
  // Ignore ECONNRESET, because tests kill the sender while a connection is open.
  server.on('error', (error) => {
    if (errorCode(error) !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, port: actual, close, [Symbol.asyncDispose]: close };
}
