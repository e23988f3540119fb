import { formatFairDate } from '@fuar/shared/dates/format-date';
import { addDays } from '@fuar/shared/dates/iso-day';
import type { FairInput } from '@fuar/shared/schemas/fair';
import type { fairFactInputs } from '@fuar/shared/schemas/fair-facts';
import type { FairKey } from './fair-texts.ts';

type Facts = Pick<FairInput, keyof typeof fairFactInputs>;

/** The fairs of this series have different titles, so the series needs a name. */
const SERIES = 'Mezopotamya Gıda Buluşmaları';

const FACTS: Partial<Record<FairKey, Facts>> = {
  kitap: {
    openingHours: 'Her gün 10.00-20.00',
    hall: 'A ve B',
    invitationUrl: 'https://bilet.example/kitap',
  },
  makine: {
    openingHours: '10.00-18.00\nSon gün 10.00-17.00',
    hall: 'A, B ve C',
    hallArea: 14_500,
    productGroups: ['Takım tezgâhları', 'Otomasyon', 'Hidrolik ve pnömatik', 'Kaynak', 'Ölçüm ve kontrol'],
    isSupervised: true,
  },
  tarim: {
    openingHours: '10.00-18.00\nSon gün 10.00-17.00',
    hall: 'A, B, C ve açık alan',
    hallArea: 22_000,
    edition: 3,
    series: SERIES,
    productGroups: [
      'Traktör ve tarım makineleri',
      'Sulama sistemleri',
      'Tohum ve fide',
      'Gübre ve bitki koruma',
      'Hayvancılık ekipmanları',
      'Süt ve yem teknolojileri',
      'Gıda işleme ve paketleme',
    ],
    visitorsLast: 31_400,
    exhibitorsLast: 145,
    supportNote:
      'KOBİ’ler stant kirasının bir bölümü için destek başvurusu yapabilir. Başvuru, fuarın açılışından en geç 30 gün önce tamamlanmalıdır. Belgeleri fuar ofisimizden isteyebilirsiniz.',
    isSupervised: true,
    invitationUrl: 'https://bilet.example/tarim',
  },
  gastronomi: { edition: 2, series: SERIES, visitorsLast: 31_400, exhibitorsLast: 145, isSupervised: true },
  aricilik: { edition: 1, series: SERIES, visitorsLast: 10_000, exhibitorsLast: 95, isSupervised: true },
};

export function factsOf(key: FairKey, startDate: string, days: number): Facts {
  if (key !== 'tekstil') return FACTS[key] ?? {};
  const before = addDays(startDate, -42);
  return {
    notice: 'postponed',
    noticeText:
      'Salon yenileme çalışmaları nedeniyle fuar altı hafta sonraya alındı. Yapılan başvurular geçerlidir.',
    previousDate: formatFairDate(before, addDays(before, days - 1)),
    isSupervised: true,
  };
}

export const CANCELLED: { key: FairKey; facts: Facts } = {
  key: 'saglik',
  facts: {
    notice: 'cancelled',
    noticeText: 'Fuar bu yıl düzenlenmeyecek. Başvuru yapan firmaları arayarak bilgilendiriyoruz.',
  },
};

export const WITH_DOCUMENTS: FairKey = 'tarim';
export const WITH_EXHIBITORS: FairKey = 'makine';
