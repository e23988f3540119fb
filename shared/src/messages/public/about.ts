/** About page: its headings; the prose stands in the page. */
export const ABOUT_MESSAGES = {
  title: 'Hakkımızda',
  description:
    'Bölgenin fuar ve kongre merkezi olarak ne yaptığımız, neye inandığımız ve nasıl çalıştığımız.',
  badgeCount: '25+',
  badgeLabel: 'Başarılı Fuar',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  values: 'Değerlerimiz',
};
