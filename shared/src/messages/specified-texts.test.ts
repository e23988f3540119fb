import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADMIN_FAIRS_MESSAGES } from './admin/fairs.ts';
import { ADMIN_SUBMISSIONS_MESSAGES } from './admin/inbox.ts';
import { ADMIN_PRESS_MESSAGES } from './admin/press.ts';
import { ADMIN_SETTINGS_MESSAGES } from './admin/settings.ts';
import { ADMIN_SPONSORS_MESSAGES } from './admin/sponsors.ts';
import { CONTACT_MESSAGES } from './public/contact.ts';
import { FAIRS_MESSAGES } from './public/fairs.ts';
import { HOME_MESSAGES } from './public/home.ts';
import { PARTICIPATE_MESSAGES } from './public/participate.ts';
import { PRESS_MESSAGES } from './public/press.ts';
import { SHELL_MESSAGES } from './public/shell.ts';
import { STATE_MESSAGES } from './public/states.ts';
import { SUPERVISION_SENTENCE } from './public/supervision.ts';

// The specification or a law requires these texts. Other tests compare a screen only with the constant, so check the constants.
test.each([
  [
    ADMIN_FAIRS_MESSAGES.emptyText,
    'Henüz bir fuar eklenmemiş veya arama kriterlerinize uygun sonuç bulunamadı.',
  ],
  [ADMIN_SUBMISSIONS_MESSAGES.deleteFailed, 'Talep silinirken hata oluştu.'],
  [ADMIN_PRESS_MESSAGES.emptyText, 'Bu kategoride içerik yok veya arama eşleşmedi.'],
  [ADMIN_PRESS_MESSAGES.deleteTitle, 'İçeriği Sil'],
  [ADMIN_SETTINGS_MESSAGES.emptyText, 'Anasayfa slider için henüz bir görsel eklenmemiş.'],
  [ADMIN_SPONSORS_MESSAGES.emptyTitle, 'Destekleyici Bulunamadı'],
  [CONTACT_MESSAGES.infoFailed, 'İletişim bilgileri yüklenemedi.'],
  [CONTACT_MESSAGES.messageTitle, 'Mesaj Gönderin'],
  [FAIRS_MESSAGES.checkLater, 'Lütfen daha sonra tekrar kontrol edin.'],
  [FAIRS_MESSAGES.noOtherFairs, 'Gösterilecek başka fuar bulunmuyor.'],
  [HOME_MESSAGES.events, 'Yaklaşan Etkinlikler'],
  [HOME_MESSAGES.loadFailed, 'Veriler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.'],
  [HOME_MESSAGES.noSlidesHint, 'Lütfen yönetim panelinden görsel ekleyin.'],
  [HOME_MESSAGES.seeAll, 'Tümünü Gör'],
  [PARTICIPATE_MESSAGES.sendFailed, 'Talep gönderilirken bir hata oluştu.'],
  [PARTICIPATE_MESSAGES.title, 'Katılımcı Ön Talep Formu'],
  [PARTICIPATE_MESSAGES.whyTitle, 'Neden Katılmalısınız?'],
  [PRESS_MESSAGES.factsTitle, 'Haber Künyesi'],
  [PRESS_MESSAGES.listFailed, 'Veriler yüklenirken bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  [PRESS_MESSAGES.noBulletins, 'Gösterilecek basın bülteni bulunmamaktadır.'],
  [PRESS_MESSAGES.noCoverage, 'Gösterilecek basında biz içeriği bulunmamaktadır.'],
  [PRESS_MESSAGES.noLatest, 'Gösterilecek başka haber bulunmuyor.'],
  [SHELL_MESSAGES.rightsReserved, 'Tüm hakları saklıdır.'],
  [STATE_MESSAGES.beingPrepared, 'Bu sayfa hazırlanıyor.'],
  [
    SUPERVISION_SENTENCE,
    'BU FUAR 5174 SAYILI KANUN GEREĞİNCE TOBB (TÜRKİYE ODALAR VE BORSALAR BİRLİĞİ) DENETİMİNDE DÜZENLENMEKTEDİR',
  ],
])('"%s" is as required', (text, required) => {
  expect(text).toBe(required);
});

test('texts use the words of the specification: "İptal" and "giriniz"', () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const others = files.flatMap((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8').match(/.*(?:Vazgeç|girin\b).*/g),
  );
  expect(others.filter(Boolean)).toEqual([]);
});
