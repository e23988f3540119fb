export const POLICIES_MESSAGES = {
  privacyTitle: 'KVKK Aydınlatma Metni',
  privacyLead:
    'Kişisel verilerinizi 6698 sayılı Kişisel Verilerin Korunması Kanunu’na uygun olarak işler ve koruruz.',
  safetyTitle: 'İş Sağlığı ve Güvenliği Politikası',
  safetyLead:
    'Kurulumdan söküme kadar çalışanların, katılımcıların ve ziyaretçilerin sağlığı her işten önce gelir.',
  humanResourcesTitle: 'İnsan Kaynakları Politikası',
  humanResourcesLead:
    'Fuarları insanlar kurar: birlikte çalıştığımız herkes için adil, açık ve öğreten bir iş ortamı.',
  empty: 'Bu sayfanın metni henüz eklenmemiş.',
  emptyHint: 'Konuyla ilgili sorularınız için bize ulaşabilirsiniz.',
  contact: 'Bize Ulaşın',
};
