import { formatNumber } from '../../text/format-number.ts';

export const PERSONAL_DATA_MESSAGES = {
  title: 'Kişisel Veriler (KVKK)',
  intro:
    'Bir kişinin iletişim mesajları, katılımcı talepleri ve gönderilmeyi bekleyen e-\u2060postaları, yazdığı e-\u2060posta adresiyle bulunur.',
  email: 'E-posta adresi',
  export: 'Verileri indir',
  exported: 'Kişisel veriler indirildi.',
  exportFailed: 'Kişisel veriler alınırken bir hata oluştu.',
  none: 'Bu e-posta adresiyle kayıtlı veri bulunamadı.',
  erase: 'Kalıcı olarak sil',
  eraseTitle: 'Kişisel Verileri Sil',
  eraseQuestion: (email: string) =>
    `${email} adresine ait tüm mesajlar ve talepler kalıcı olarak silinecek. Bu işlem geri alınamaz. Emin misiniz?`,
  erased: (messages: number, requests: number) =>
    `${formatNumber(messages)} mesaj ve ${formatNumber(requests)} talep kalıcı olarak silindi.`,
  eraseFailed: 'Kişisel veriler silinirken bir hata oluştu.',
  fileName: 'kisisel-veriler.json',
};
