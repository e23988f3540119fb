/** Headings of the about page. Its text belongs to the organiser (organiser/texts.ts). */
export const ABOUT_MESSAGES = {
  title: 'Hakkımızda',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  values: 'Değerlerimiz',
};
