import type { FairFact } from '../../schemas/fair-facts.ts';
import { ADMIN_FAIRS_MESSAGES } from './fairs.ts';

/** No label contains a main field's label, such as 'Tarih', because tests find a field by a part of its label. */
export const FAIR_FACT_MESSAGES = {
  fields: {
    notice: 'Değişiklik',
    noticeText: 'Duyuru metni',
    previousDate: 'Eski günler',
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
  notices: ADMIN_FAIRS_MESSAGES.notices,
  productGroupsHint: 'Her satıra bir grup yazın.',
  seriesHint: 'Aynı fuarın edisyonlarında aynı adı yazın.',
};
