import type { FairNotice } from '../../content/fair-facts.ts';
import type { FairFact } from '../../schemas/fair-facts.ts';

/** The facts of a fair, in the back-office's form and in the console. */
export const FAIR_FACT_MESSAGES = {
  fields: {
    notice: 'Değişiklik',
    noticeText: 'Değişiklik açıklaması',
    previousDate: 'Önceki tarih',
    openingHours: 'Ziyaret saatleri',
    hall: 'Salon',
    hallArea: 'Salon alanı (m²)',
    edition: 'Kaçıncı kez',
    series: 'Fuar serisi',
    productGroups: 'Ürün grupları',
    visitorsLast: 'Son ziyaretçi sayısı',
    exhibitorsLast: 'Son katılımcı sayısı',
    supportNote: 'Destek bilgisi',
    isSupervised: 'TOBB takviminde',
    invitationUrl: 'Davetiye adresi',
  } satisfies Record<FairFact, string>,
  notices: { postponed: 'Ertelendi', cancelled: 'İptal edildi' } satisfies Record<FairNotice, string>,
  productGroupsHint: 'Her satıra bir grup yazın.',
  seriesHint: 'Aynı fuarın edisyonlarında aynı adı yazın.',
};
