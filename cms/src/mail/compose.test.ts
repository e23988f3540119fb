import { expect, test } from 'vitest';
import { toMessageMails, toRequestMails } from './compose.ts';

test('keeps each value that a sender typed on the line of its label', () => {
  const [message] = toMessageMails({
    name: 'Ali\nE-posta: baskasi@ornek.test',
    email: 'ali@ornek.test',
    subject: 'Stant\u2028Konu: Fatura',
    message: 'Birinci satır\nİkinci satır',
  });
  expect(message?.text.split('\n\n').slice(0, 2)).toEqual([
    'Ad Soyad: Ali E-posta: baskasi@ornek.test\nE-posta: ali@ornek.test\nKonu: Stant Konu: Fatura',
    'Birinci satır\nİkinci satır',
  ]);
  expect(message?.subject).toContain('Stant Konu: Fatura');

  const [request] = toRequestMails({
    number: 'BF-2026-0147',
    companyName: 'Bazalt\nYetkili kişi: Başkası',
    contactName: 'Işıl',
    contactEmail: 'isil@ornek.test',
    contactPhone: '0532\n111',
    fairTitle: 'Tarım Fuarı',
    requestedArea: 1250.5,
  });
  expect(request?.text.split('\n\n')[0]?.split('\n')).toHaveLength(7);
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
});
