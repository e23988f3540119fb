import { MAIL_MESSAGES as m } from '@fuar/shared/messages/mail';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { expect, test } from 'vitest';
import { toLinkMail, toMessageMails, toRequestMails } from './compose.ts';

test('keeps each value that a sender typed on the line of its label', () => {
  const [message] = toMessageMails({
    name: '\nAli\r\nE-posta:\nbaskasi@ornek.test',
    email: 'ali@ornek.test',
    subject: 'Stant\u2028Konu: Fatura',
    message: 'Birinci satır\nİkinci satır',
  });
  expect(message?.text.split('\n\n')).toEqual([
    'Ad Soyad: Ali E-posta: baskasi@ornek.test\nE-posta: ali@ornek.test\nKonu: Stant Konu: Fatura',
    'Birinci satır\nİkinci satır',
    m.seeInbox,
  ]);
  expect(message?.subject).toContain('Stant Konu: Fatura');

  const [request, receipt] = toRequestMails({
    number: 'BF-2026-0147',
    companyName: 'Bazalt\nYetkili kişi: Başkası',
    contactName: 'Işıl',
    contactEmail: 'isil@ornek.test',
    contactPhone: '0532\n111',
    fairTitle: 'Tarım Fuarı',
    requestedArea: 1250.5,
    notes: 'Köşe olsun',
  });
  const [facts, ...rest] = request?.text.split('\n\n') ?? [];
  expect(facts?.split('\n')).toHaveLength(7);
  expect(rest).toEqual(['Köşe olsun', m.seeInbox]);
  expect(receipt).toMatchObject({ kind: 'receipt', to: 'isil@ornek.test' });
  expect(receipt?.text).toContain('BF-2026-0147');
  expect(request?.text).toContain('1.250,5');
  expect(request?.subject).toContain('Bazalt Yetkili kişi: Başkası');
});

test('the receipt of a message does not mention a request for a stand', () => {
  const [, receipt] = toMessageMails({
    name: 'Ali',
    email: 'ali@ornek.test',
    subject: 'Otopark',
    message: 'Var mı?',
  });
  expect(receipt?.text).not.toMatch(/talep|talebi/i);
  expect(receipt).toMatchObject({
    subject: `${m.messageReceipt} | Bazalt Fuar`,
    text: [m.messageReceiptText, m.receiptFooter, ORGANISER.company].join('\n\n'),
  });
});

test('the mail with a link states its purpose and expiry, and contains a warning', () => {
  const { subject, text } = m.links.forgotten;
  expect(toLinkMail('forgotten', 'ali@ornek.test', 'https://fuar.test/x', 2)).toEqual({
    kind: 'link',
    to: 'ali@ornek.test',
    subject: `${subject} | Bazalt Fuar`,
    text: [text, 'https://fuar.test/x', m.linkHint(2), m.linkFooter, ORGANISER.company].join('\n\n'),
  });
});
