/** Headings of the about page; its text is the organiser's. */
export const ABOUT_MESSAGES = {
  title: 'Hakkımızda',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  values: 'Değerlerimiz',
};
