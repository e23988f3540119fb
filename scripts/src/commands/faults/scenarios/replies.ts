import { setTimeout as sleep } from 'node:timers/promises';
import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import { startSmtp } from '../../../../../cms/src/testing/start-smtp.ts';
import { ADMIN, within } from '../../../testing/product.ts';
import { isFault } from '../staff.ts';
import { killRepeatedly, openWorld, type Scope, type World } from '../world.ts';

const WORKERS = 4;
/** Longest wait for a queued mail. A mail that a killed CMS was sending stays queued until its lease expires (two minutes). */
const LEASE_MS = 150_000;

/** Kills the CMS repeatedly while staff reply. Checks that no reply arrives twice or is lost without staff learning of it. */
export async function replies(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  // Use a slow mail server, so that some kills happen while a mail is being sent.
  await using smtp = await startSmtp(0, undefined, undefined, () => random.between(0, 60));
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  await using world = await openWorld(scope, { env: { SMTP_URL, NOTIFY_EMAIL: ADMIN.email } });
  const count = isShort ? 60 : 500;
  const enoughKills = isShort ? 5 : 40;
  const rows = await createRequests(world, WORKERS);
  let sent = 0;
  const killer = killRepeatedly(world, 300, 2500);
  const replying = rows.map(async (id) => {
    while (sent < count || killer.count() < enoughKills) {
      sent += 1;
      await reply(world, id, `Teklif ${sent}`);
      await sleep(random.between(0, 1000));
    }
  });
  await Promise.all(replying).finally(killer.stop);
  const readMails = async () => {
    const all = await Promise.all(rows.map((id) => world.staff.api.participantSubmissions.get(id)));
    return all.flatMap(({ events }) => events).filter(({ type }) => type === 'mail');
  };
  const countQueued = async () => (await readMails()).filter(({ mail }) => mail?.state === 'queued').length;
  for (let queued = await countQueued(); queued > 0; ) {
    const before = queued;
    await within(LEASE_MS, 'end of another mail', async () => {
      queued = await countQueued();
      return queued < before;
    });
  }
  const mails = await readMails();
  const raws = smtp.received.map(({ raw }) => raw);
  check(mails, raws, sent);
  const unsure = mails.filter(({ mail }) => mail?.isUnsure).length;
  const lost = mails.filter(({ mail }) => mail?.state === 'failed').length - unsure;
  say(`${mails.length} replies, ${killer.count()} kills, ${raws.length} mails arrived, none twice`);
  say(`left to staff: ${unsure} that may have arrived, ${lost} that have not`);
}

async function createRequests({ staff: { api } }: World, count: number): Promise<number[]> {
  const fair = await api.fairs.create({ title: 'Yanıtlar', date: '3-5 Mart 2031', description: 'Sınama.' });
  const requests = await Array.fromAsync({ length: count }, (_, n) =>
    api.participantSubmissions.create({
      ...{ companyName: `Firma ${n}`, contactName: 'Işıl Kaya', contactEmail: `isil${n}@ornek.test` },
      ...{ contactPhone: '0532 111 22 33', requestedArea: 36, fairId: fair.id, source: 'phone' },
    }),
  );
  await api.fairs.delete(fair.id);
  return requests.map(({ id }) => id);
}

/** Sends a reply. Repeats the call with the same idempotency key until the CMS answers, as staff can in the back-office. */
async function reply({ staff: { api } }: World, id: number, subject: string): Promise<void> {
  const options = { idempotencyKey: subject };
  for (;;) {
    try {
      await api.participantSubmissions.reply(id, { subject, body: 'Merhaba' }, options);
      return;
    } catch (error) {
      if (!isFault(error)) throw error;
      await sleep(100);
    }
  }
}

function check(mails: InboxEvent[], raws: string[], count: number): void {
  const arrived = new Map<string, number>();
  for (const raw of raws) {
    const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';
    arrived.set(subject, (arrived.get(subject) ?? 0) + 1);
  }
  const wrong: string[] = [];
  const subjects = new Set(mails.map(({ mail }) => mail?.subject));
  if (subjects.size !== count || mails.length !== count)
    wrong.push(`${mails.length} events with ${subjects.size} subjects of ${count} replies`);
  for (const { mail } of mails) {
    const times = arrived.get(mail?.subject ?? '') ?? 0;
    const [least, most] = mail?.isUnsure ? [0, 1] : mail?.state === 'sent' ? [1, 1] : [0, 0];
    if (times < least || times > most)
      wrong.push(`${mail?.subject} is ${mail?.state} and arrived ${times} times`);
  }
  if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
}
