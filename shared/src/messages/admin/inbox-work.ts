export const INBOX_WORK_MESSAGES = {
  statuses: {
    new: 'Yeni',
    talking: 'Görüşülüyor',
    offered: 'Teklif verildi',
    accepted: 'Kabul edildi',
    declined: 'Olmadı',
    open: 'Açık',
    answered: 'Yanıtlandı',
    closed: 'Kapandı',
  },
};

/** Texts that the server writes into timelines. The back-office does not load them. */
export const INBOX_EVENT_MESSAGES = {
  followUp: (day: string) => `Takip günü: ${day}`,
  noFollowUp: 'Takip günü kaldırıldı',
  offeredArea: (area: string) => `Teklif edilen alan: ${area} m²`,
  noOfferedArea: 'Teklif edilen alan kaldırıldı',
  declineReason: (reason: string) => `Olmama nedeni: ${reason}`,
  noDeclineReason: 'Olmama nedeni kaldırıldı',
};

export const ADMIN_WORK_MESSAGES = {
  changed: (label: string) => `Aşama: ${label}`,
  undo: 'Geri al',
  undone: 'Değişiklik geri alındı.',
  changeFailed: 'Değişiklik kaydedilemedi. Lütfen tekrar deneyin.',
  changedMeanwhile:
    'Bu kaydı az önce başka biri değiştirdi. Son hâli yüklendi; yazdıklarınız duruyor. Değişikliğinizi yeniden yapın.',
  gone: 'Bu kayıt az önce silindi.',
  owner: 'Sorumlu',
  claimed: 'Kayıt sizin üzerinize alındı.',
  released: 'Kayıt sahipsiz bırakıldı.',
  overdue: (day: string) => `Takip gecikti: ${day}`,
  saved: 'Kaydedildi.',
  moreFilters: 'Daha fazla filtre',
  fewerFilters: 'Daha az filtre',
  board: 'Pano',
  table: 'Tablo',
  addRequest: 'Talep ekle',
  templates: 'Yanıt şablonları',
  keys: (stages: number) => `Tuşlar: ↑ ↓ satırlar, Enter aç, 1-${stages} aşama, U üstlen, N not, R yanıt`,
};
