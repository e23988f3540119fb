import { type Finding, finding } from '@fuar/shared/schemas/finding';
import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { countRows } from '../database/rows.ts';
import type { Env } from '../start/env.ts';

const REACH_MS = 8000;

export async function examineMail(env: Env): Promise<Finding> {
  if (!env.SMTP_URL) return finding('ok', 'mail', 'not set: nobody is notified of new messages');
  const url = new URL(env.SMTP_URL);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(REACH_MS));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
    return finding('ok', 'mail', `${url.host} accepts mail`);
  } catch (error) {
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
    const problem =
      code === 'EAUTH' ? 'refuses the name or the password' : `accepts no mail (${responseCode ?? code})`;
    const advice = 'Compare SMTP_URL with the settings of the mail provider. Mails wait; none is lost.';
    return finding('wrong', 'mail', `${url.host} ${problem}`, advice);
  } finally {
    transport.close();
  }
}

export async function examineOutbox(payload: Payload): Promise<Finding | undefined> {
  const refused = await countRows(payload, 'mail-outbox', { attempts: { greater_than: 0 } });
  if (refused === 0) return undefined;
  const problem = `${refused} mail(s) were refused and wait`;
  return finding('warning', 'mail', problem, 'Search the log for mail-delayed.');
}
