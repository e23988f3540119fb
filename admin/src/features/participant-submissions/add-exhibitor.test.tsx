import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anExhibitor, aSubmission } from '../../testing/builders.ts';
import { type Given, openApp } from '../../testing/render-app.tsx';

const CREATE = 'POST /admin/fairs/3/exhibitors';

async function open(submission: Parameters<typeof aSubmission>[0], given: Given = {}) {
  const app = openApp('/admin/participant-submissions', {
    fairs: [anAdminFair({ id: 3, title: 'Tarım Fuarı' })],
    submissions: [aSubmission({ companyName: 'Işıl Makine', fairId: 3, ...submission })],
    ...given,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Makine' }));
  await screen.findByRole('link', { name: /@ornek\.test$/ });
  return app;
}

test.each([
  ['isil.example', { name: 'Işıl Makine', website: 'https://isil.example' }],
  ['web sitemiz yok', { name: 'Işıl Makine' }],
])('makes the firm of an accepted request an exhibitor (%s)', async (website, sent) => {
  const { api, user } = await open({ status: 'accepted', website });
  await user.click(await screen.findByRole('button', { name: 'Katılımcılara ekle' }));
  expect(await screen.findByText('Işıl Makine, “Tarım Fuarı” katılımcılarına eklendi.')).toBeVisible();
  expect(api.bodies(CREATE)[0]).toEqual(sent);
  expect(await screen.findByText('Bu firma fuarın katılımcıları arasında.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Katılımcılara ekle' })).toBeNull();
});

test('a firm that exhibits already is not added twice', async () => {
  const exhibitors = [anExhibitor({ fairId: 3, name: 'IŞIL MAKİNE', stand: 'A-1' })];
  await open({ status: 'accepted' }, { exhibitors });
  expect(await screen.findByText('Bu firma fuarın katılımcıları arasında.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Katılımcı listesini aç' })).toHaveAttribute(
    'href',
    '/admin/fairs/3/exhibitors',
  );
});

test.each([
  ['another status', { status: 'offered' as const }, {}],
  ['a deleted fair', { status: 'accepted' as const, fairId: undefined }, {}],
  ['a person who may not edit fairs', { status: 'accepted' as const }, { role: 'inbox' as const }],
])('does not offer to add the firm for %s', async (_, submission, given) => {
  const { api } = await open(submission, given);
  expect(screen.queryByRole('button', { name: 'Katılımcılara ekle' })).toBeNull();
  expect(api.sent.some(({ call }) => call.includes('/exhibitors'))).toBe(false);
});

test('says that the firm could not be added', async () => {
  const { api, user } = await open({ status: 'accepted' });
  api.fail(CREATE, 500);
  await user.click(await screen.findByRole('button', { name: 'Katılımcılara ekle' }));
  expect(await screen.findByText('Katılımcılara eklenemedi.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Katılımcılara ekle' })).toBeEnabled();
});
