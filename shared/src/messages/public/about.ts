/** Headings of the about page. The text below them depends on the organiser (organiser/texts.ts). */
export const ABOUT_MESSAGES = {
  title: 'Hakkımızda',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  values: 'Değerlerimiz',
};
