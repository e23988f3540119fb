import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

test.each([
  ['fairs', 'fairs', 3, 'Fuarlar getirilirken bir hata oluştu.', 'Fuar Bulunamadı'],
  ['press', 'press', 5, 'Basın verileri yüklenirken hata oluştu.', 'İçerik Bulunamadı'],
  ['gallery', 'gallery/8', 10, 'Galeri görselleri yüklenirken hata oluştu.', 'Görsel Bulunamadı'],
  ['gallery', 'fairs', 10, 'Galeri verileri yüklenirken hata oluştu.', 'Görsel Bulunamadı'],
  [
    'fairs/8/exhibitors',
    'fairs/8/exhibitors',
    5,
    'Katılımcılar yüklenirken bir hata oluştu.',
    'Katılımcı Yok',
  ],
  ['pages', 'page-content', 4, 'Sayfa içerikleri yüklenirken bir hata oluştu.', 'Sayfa İçeriği Bulunamadı'],
  ['settings?tab=slider', 'slider-images', 3, 'Veriler yüklenirken bir hata oluştu.', /henüz bir görsel/],
  ['settings', 'settings', 0, 'Veriler yüklenirken bir hata oluştu.', 'Ayarları Kaydet'],
  ['drafts', 'drafts', 3, 'Taslaklar yüklenirken bir hata oluştu.', 'Taslak Yok'],
  ['drafts?tab=deleted', 'deleted', 3, 'Silinenler yüklenirken bir hata oluştu.', 'Silinen Kayıt Yok'],
  ['sessions', 'sessions', 3, 'Oturumlar yüklenirken bir hata oluştu.', 'Açık Oturum Yok'],
  ['users', 'users', 3, 'Kullanıcılar yüklenirken bir hata oluştu.', 'Kullanıcı Yok'],
  ['record', 'record', 6, 'İşlem kayıtları yüklenirken bir hata oluştu.', 'Kayıt Yok'],
  ['account', 'account', 0, 'Hesabınız yüklenirken bir hata oluştu.', 'Ad Soyad'],
  ['contact', 'contact', 5, 'Mesajlar yüklenirken bir hata oluştu.', 'Gelen Kutusu Boş'],
  [
    ...['participant-submissions', 'participant-submissions'],
    ...[5, 'Katılımcı talepleri yüklenirken bir hata oluştu.', 'Katılımcı Talebi Bulunmuyor'],
  ],
] as const)(
  '/admin/%s (%s) shows placeholders, an error that can be retried, and its empty state',
  async (path, list, placeholders, failure, empty) => {
    const fairs = path === 'gallery' || path === 'fairs/8/exhibitors' ? [anAdminFair({ id: 8 })] : [];
    const { api, user } = openApp(`/admin/${path}`, { fairs });
    const call = `GET /admin/${list}` as const;
    const release = api.hold(call);
    await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(placeholders));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    api.fail(call, 500);
    release();
    const toasts = await screen.findByRole('region', { name: 'Bildirimler' });
    expect(await within(toasts).findByRole('alert')).toHaveTextContent(failure);
    expect(await within(screen.getByRole('main')).findByRole('alert')).not.toHaveTextContent(failure);
    api.recover(call);
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText(empty)).toBeVisible();
  },
);
