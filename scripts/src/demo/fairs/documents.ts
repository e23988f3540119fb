import { createPdf } from '../create-pdf.ts';

export function demoDocuments(): { title: string; documentFile: File }[] {
  return [
    document('Katılımcı Rehberi', [
      'Kurulum: fuardan önceki iki gün, 08.00-20.00',
      'Söküm: son gün 17.00-22.00',
      'Her standa bir aydınlatma hattı ve bir priz bağlanır.',
      'Forklift ve depo istekleri fuardan bir hafta önce bildirilir.',
      'Yaka kartları giriş kapısındaki masadan alınır.',
    ]),
    document('Salon Yerleşim Planı', [
      'A salonu: traktör ve tarım makineleri',
      'B salonu: sulama, tohum ve gübre',
      'C salonu: hayvancılık ve gıda teknolojileri',
      'Açık alan: canlı hayvan ve uygulama gösterileri',
    ]),
  ];
}

function document(title: string, lines: string[]) {
  return {
    title,
    documentFile: new File([createPdf([title, ...lines])], 'belge.pdf', { type: 'application/pdf' }),
  };
}
