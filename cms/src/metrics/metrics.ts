import type { Payload } from 'payload';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countRows } from '../database/rows.ts';
import { countFailed } from '../editing/schedule.ts';
import { type PublicationRow, readPublication } from '../publication/queue.ts';

export type Labels = { method: string; route: string; status: number };

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(payload: Payload) {
  const register = new Registry();
  const registers = [register];
  // The default metrics are processor, memory, event loop, garbage collection and open files.
  collectDefaultMetrics({ register });

  const received = new Counter({
    name: 'fuar_http_requests_received_total',
    help: 'Requests that arrived, finished answers from memory included',
    registers,
  });
  const durations = new Histogram({
    name: 'fuar_http_request_duration_seconds',
    help: 'Requests that were worked on, without finished answers from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });

  addPublication(payload, registers);
  addQueues(payload, registers);
  new Gauge({
    name: 'fuar_scheduled_failed',
    help: 'Scheduled drafts that could not be published',
    registers,
    async collect() {
      this.set(await countFailed(payload));
    },
  });

  // Count in a plain number, because a `Counter` is too slow for responses from memory, which take microseconds.
  let arrived = 0;
  return {
    countRequest(): void {
      arrived += 1;
    },
    observe(labels: Labels, seconds: number): void {
      durations.observe(labels, seconds);
    },
    async read(): Promise<string> {
      received.reset();
      received.inc(arrived);
      return register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type Registers = [Registry] | Registry[];

function addPublication(payload: Payload, registers: Registers): void {
  const gauge = (name: string, help: string, of: (row: PublicationRow) => number) =>
    new Gauge({
      name: `fuar_publication_${name}`,
      help,
      registers,
      async collect() {
        this.set(of(await readPublication(payload)));
      },
    });
  gauge(
    'waiting_versions',
    'Changes of the content that the site does not show yet',
    ({ requested, published }) => Math.max(0, requested - published),
  );
  // The row does not store when a lag began, so remember the time of the first read that found the site behind. If something
  // was published after that read, that publication ended the earlier lag, and the present lag counts from it.
  let laggingSince: number | undefined;
  gauge(
    'age_seconds',
    'Time for which these figures have shown that the site lags; 0 while the site shows everything',
    ({ requested, published, publishedAt }) => {
      if (requested <= published || publishedAt === 0) {
        laggingSince = undefined;
        return 0;
      }
      const now = Date.now();
      laggingSince = Math.max(laggingSince ?? now, publishedAt);
      return Math.max(0, now - laggingSince) / 1000;
    },
  );
  gauge(
    'failed_attempts',
    'Publications that have failed since the last that went well',
    ({ attempts }) => attempts,
  );
  gauge(
    'last_success_timestamp_seconds',
    'When the site last showed everything',
    ({ publishedAt }) => publishedAt / 1000,
  );
}

const QUEUES = {
  mail: { collection: 'mail-outbox', where: {} },
  unread_messages: {
    collection: 'contact-messages',
    where: { isRead: { equals: false }, isSpam: { equals: false } },
  },
  unread_requests: {
    collection: 'participant-submissions',
    where: { isRead: { equals: false }, isSpam: { equals: false } },
  },
} as const;

function addQueues(payload: Payload, registers: Registers): void {
  new Gauge({
    name: 'fuar_queue_length',
    help: 'Mails not sent yet; messages and requests not read yet',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const [queue, { collection, where }] of Object.entries(QUEUES)) {
        this.set({ queue }, await countRows(payload, collection, where));
      }
    },
  });
}
