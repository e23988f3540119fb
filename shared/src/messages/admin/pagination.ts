/** These messages have a separate file, because only two lists have pages. */
export const PAGINATION_MESSAGES = {
  pages: 'Sayfalar',
  previousPage: 'Önceki',
  nextPage: 'Sonraki',
  page: (page: number, pages: number) => `Sayfa ${page} / ${pages}`,
};
