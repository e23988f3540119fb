import { MAIL_MESSAGES as m } from '@fuar/shared/messages/mail';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { ContactMessage, ParticipantSubmission } from '../payload-types.ts';
import type { LinkKind } from '../people/links.ts';
import type { Mail } from './outbox.ts';

/** Removes line breaks, which a header must not contain. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A fact has one line, so that no sender can add a line such as another e-mail address to the facts of a notice. */
const fact = (label: string, value: string) => `${label}: ${line(value)}`;

/** A receipt repeats nothing that the sender typed, because the address may belong to somebody else. */
function receipt(to: string, subject: string, text: string): Mail {
  const body = [text, m.receiptFooter, ORGANISER.company].join('\n\n');
  return { kind: 'receipt', to, subject: `${subject} | ${ORGANISER.product}`, text: body };
}

type Message = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;

export function toMessageMails({ name, email, subject, message }: Message): Mail[] {
  const facts = [fact(m.name, name), fact(m.email, email), fact(m.subject, subject)].join('\n');
  const text = [facts, message, m.seeInbox].join('\n\n');
  return [
    { kind: 'notice', replyTo: email, subject: m.messageNotice(line(subject)), text },
    receipt(email, m.messageReceipt, m.messageReceiptText),
  ];
}

type ParticipantRequest = Pick<
  ParticipantSubmission,
  | 'number'
  | 'companyName'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'fairTitle'
  | 'requestedArea'
  | 'notes'
>;

export function toRequestMails(request: ParticipantRequest): Mail[] {
  const { companyName, contactName, contactEmail, contactPhone, fairTitle, requestedArea } = request;
  const number = request.number ?? '';
  const facts = [
    fact(m.number, number),
    fact(m.company, companyName),
    fact(m.contact, contactName),
    fact(m.email, contactEmail),
    fact(m.phone, contactPhone),
    fact(m.fair, fairTitle),
    fact(m.area, requestedArea.toLocaleString('tr-TR')),
  ].join('\n');
  const text = [facts, ...(request.notes ? [request.notes] : []), m.seeInbox].join('\n\n');
  const subject = m.requestNotice(line(companyName), line(fairTitle));
  return [
    { kind: 'notice', replyTo: contactEmail, subject, text },
    receipt(contactEmail, m.requestReceipt, m.requestReceiptText(fairTitle, number)),
  ];
}

export function toLinkMail(kind: LinkKind, to: string, link: string, hours: number): Mail {
  const { subject, text } = m.links[kind];
  const body = [text, link, m.linkHint(hours), m.linkFooter, ORGANISER.company].join('\n\n');
  return { kind: 'link', to, subject: `${subject} | ${ORGANISER.product}`, text: body };
}
