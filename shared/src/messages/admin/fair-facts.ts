import type { FairFact } from '../../schemas/fair-facts.ts';
import { ADMIN_FAIRS_MESSAGES } from './fairs.ts';

/**
 * Labels of the facts of a fair, in the back-office's form and in the console. No label contains the label of a main field of
 * the form, such as 'Tarih'. Otherwise tests, which find a field by a part of its label, would find two fields.
 */
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
