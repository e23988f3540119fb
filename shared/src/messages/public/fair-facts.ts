import type { FairNotice } from '../../content/fair-facts.ts';

/** UI text about the facts, documents and changes of a fair. */
export const FAIR_FACTS_MESSAGES = {
  notices: {
    postponed: { badge: 'Ertelendi', title: 'Bu fuar ertelendi' },
    cancelled: { badge: 'İptal edildi', title: 'Bu fuar iptal edildi' },
  } satisfies Record<FairNotice, { badge: string; title: string }>,
  newDate: 'Yeni tarih',
  previousDate: 'Önceki tarih',
  openingHours: 'Ziyaret saatleri',
  hall: 'Salon',
  series: 'Fuar serisi',
  figures: 'Sayılarla fuar',
  visitors: 'ziyaretçi',
  exhibitors: 'katılımcı',
  visitorsLast: 'son edisyonda ziyaretçi',
  exhibitorsLast: 'son edisyonda katılımcı',
  hallArea: 'm² fuar alanı',
  edition: 'edisyon',
  editionNumber: (edition: number) => `${edition}. edisyon`,
  productGroups: 'Ürün grupları',
  support: 'Katılımcı destekleri',
  invitation: 'Davetiye al',
  opensInNewTab: 'yeni sekmede açılır',
  documents: 'Belgeler',
  documentFacts: (size: string) => `PDF, ${size}`,
  earlierEditions: 'Önceki edisyonlar',
  visitorCount: (count: string) => `${count} ziyaretçi`,
  exhibitorCount: (count: string) => `${count} katılımcı`,
  exhibitorList: 'Katılımcı listesi',
  firmCount: (count: string) => `${count} firma`,
};
