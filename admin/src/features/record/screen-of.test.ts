import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import { expect, test } from 'vitest';
import { screenOf } from './screen-of.ts';

const entry = { id: 1, at: '2026-05-04T09:30:00.000Z', by: 'ayse@ornek.test' };

test.each([
  [{ kind: 'publish', what: m.row('press-items', 'Bülten'), rowId: '4' }, '/admin/press'],
  [
    { kind: 'publish', what: m.row('fairs', 'Kitap & Gıda'), rowId: '4' },
    '/admin/fairs?query=Kitap%20%26%20G%C4%B1da',
  ],
  [{ kind: 'save', what: m.row('slider-images', ''), rowId: '4' }, '/admin/settings?tab=slider'],
  [{ kind: 'delete', what: m.settings }, '/admin/settings'],
  [{ kind: 'save', what: m.gallery('Kitap Fuarı', 3), rowId: '7' }, '/admin/gallery?fair=7'],
  [{ kind: 'save', what: m.exhibitors('Kitap Fuarı', 3, 1), rowId: '7' }, '/admin/fairs/7/exhibitors'],
  [{ kind: 'save', what: m.settings }, '/admin/settings'],
  [{ kind: 'restore', what: m.draft(m.row('fairs', 'Kitap')), rowId: '4' }, '/admin/drafts'],
  [{ kind: 'user', what: m.accounts.added, rowId: '4' }, '/admin/users'],
  [{ kind: 'delete', what: m.row('fairs', 'Kitap Fuarı'), rowId: '4' }, undefined],
  [{ kind: 'signIn', what: m.signIns.password }, undefined],
] as const)('the screen of %o is %s', (given, path) => {
  expect(screenOf({ ...entry, ...given })).toBe(path);
});
