/**
 * All written and visual promotion of a fair in the calendar of TOBB must carry this sentence, bold and in capitals (Yurt
 * İçinde Fuar Düzenlenmesine Dair Usul ve Esaslar, md. 16/2).
 */
export const SUPERVISION_SENTENCE =
  'BU FUAR 5174 SAYILI KANUN GEREĞİNCE TOBB (TÜRKİYE ODALAR VE BORSALAR BİRLİĞİ) DENETİMİNDE DÜZENLENMEKTEDİR';
