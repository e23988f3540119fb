import { formatNumber } from '../../text/format-number.ts';

export const SESSION_MESSAGES = {
  title: 'Oturumlarım',
  hint: 'Hesabınızla açılmış oturumlar. Tanımadığınız bir cihaz görürseniz oturumunu kapatın ve şifrenizi değiştirin.',
  loading: 'Oturumlar yükleniyor',
  loadFailed: 'Oturumlar yüklenirken bir hata oluştu.',
  count: (count: number) => `${formatNumber(count)} oturum`,
  emptyTitle: 'Açık Oturum Yok',
  columnDevice: 'Cihaz',
  columnSeen: 'Son görülme',
  columnActions: 'İşlemler',
  current: 'Bu oturum',
  startedAt: (time: string) => `Başlangıç: ${time}`,
  end: 'Oturumu kapat',
  endOf: (device: string, time: string) => `Oturumu kapat: ${device}, ${time}`,
  ended: 'Oturum kapatıldı.',
  endFailed: 'Oturum kapatılırken bir hata oluştu.',
  endOthers: 'Diğerlerini kapat',
  endOthersTitle: 'Diğer Oturumları Kapat',
  endOthersQuestion: 'Bu oturum dışındaki bütün oturumlarınız kapatılacak. Emin misiniz?',
  othersEnded: 'Diğer oturumlar kapatıldı.',
};
