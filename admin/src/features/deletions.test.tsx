import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aContactMessage,
  aGalleryImage,
  anAdminPressItem,
  anExhibitor,
  aSliderImage,
} from '../testing/builders.ts';
import { openApp } from '../testing/render-app.tsx';

const name = 'Dicle';

test.each([
  {
    path: '/admin/fairs',
    given: { fairs: [anAdminFair({ id: 4, title: name })] },
    call: 'DELETE /admin/fairs/4',
    question: '“Dicle” fuarını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
    failed: 'Fuar silinirken bir hata oluştu.',
    deleted: 'Fuar başarıyla silindi.',
  },
  {
    path: '/admin/press',
    given: { press: [anAdminPressItem({ id: 9, title: name })] },
    call: 'DELETE /admin/press/9',
    question: 'Bu içerik kalıcı olarak silinecek. Emin misiniz?',
    failed: 'Silme hatası',
    deleted: 'İçerik silindi',
  },
  {
    path: '/admin/fairs/1/exhibitors',
    given: { fairs: [anAdminFair({ id: 1 })], exhibitors: [anExhibitor({ id: 11, name })] },
    call: 'DELETE /admin/exhibitors/11',
    question: '“Dicle”',
    failed: 'Katılımcı silinemedi.',
    deleted: 'Katılımcı silindi.',
  },
  {
    path: '/admin/contact',
    given: { messages: [aContactMessage({ id: 1, name })] },
    call: 'DELETE /admin/contact/1',
    question: 'Bu mesajı kalıcı olarak silmek istediğinizden emin misiniz?',
    failed: 'Mesaj silinirken hata oluştu.',
    deleted: 'Mesaj başarıyla silindi.',
  },
])('$path: deleting asks first and keeps the row after a failure', async (row) => {
  const { api, user } = openApp(row.path, row.given);
  // A click opens a row of an inbox, which then shows its buttons. Rows of other lists do not open.
  await user.click(await screen.findByText(name));
  const confirm = async () => {
    await user.click(await screen.findByRole('button', { name: /^Sil(: Dicle)?$/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(row.question);
    await user.click(screen.getByRole('button', { name: 'Onayla' }));
  };
  api.fail(row.call, 500);
  await confirm();
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent(row.failed);
  await user.click(within(toast).getByRole('button', { name: 'Kapat' }));
  expect(toast).not.toBeInTheDocument();
  api.recover(row.call);
  await confirm();
  expect(await screen.findByText(row.deleted)).toBeVisible();
  expect(screen.queryByText(name)).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each([
  ['/admin/gallery', { fairs: [anAdminFair({ id: 8 })], images: [aGalleryImage(), aGalleryImage()] }],
  ['/admin/settings?tab=slider', { slides: [aSliderImage(), aSliderImage()] }],
])(
  '%s: a cancelled deletion moves no focus, although Safari does not focus a pressed button',
  async (path, given) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openApp(path, given);
    fireEvent.click((await screen.findAllByRole('button', { name: /görseli? sil/i }))[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'İptal' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(document.body).toHaveFocus();
  },
);
