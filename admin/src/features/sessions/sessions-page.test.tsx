import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStaffSession } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

const OWN = aStaffSession({ id: 'o1', device: 'Chrome, Windows', isCurrent: true });
const PHONE = aStaffSession({ id: 'o2', device: 'Safari, iPhone' });
const OLD = aStaffSession({ id: 'o3', device: 'Firefox, Linux' });

const setUp = () => openApp('/admin/sessions', { staffSessions: [OWN, PHONE, OLD] });

test('lists the sessions, marks the current session and ends another session', async () => {
  const { user, api } = setUp();
  expect(await screen.findByText('3 oturum')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Oturumlarım' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Chrome, Windows.*Bu oturum/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Oturumu kapat: Chrome/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Oturumu kapat: Safari, iPhone/ }));
  expect(await screen.findByText('Oturum kapatıldı.')).toBeVisible();
  expect(api.staffSessions).toEqual([OWN, OLD]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('ends all other sessions after a confirmation', async () => {
  const { user, api } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Diğerlerini kapat' }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Diğer oturumlar kapatıldı.')).toBeVisible();
  expect(api.staffSessions).toEqual([OWN]);
  expect(screen.queryByRole('button', { name: 'Diğerlerini kapat' })).not.toBeInTheDocument();
});
