/** UI text of the board of a fair's requests. It has a separate file, because the list loads without it. */
export const REQUEST_BOARD_MESSAGES = {
  chooseFair: 'Panoyu görmek için bir fuar seçin',
  noFair: 'Fuar seçin...',
  chooseFairText: 'Pano, bir fuarın taleplerini aşamalarına göre yan yana gösterir.',
  sums: (count: string, area: string) => `${count} talep · ${area} m²`,
  empty: 'Bu aşamada talep yok.',
  area: (area: string) => `${area} m²`,
  followUp: (day: string) => `Takip: ${day}`,
  askReason: 'Neden olmadı? (isteğe bağlı)',
  keys: 'Tuşlar: ↑ ↓ kartlar, ← → taşı, 1-5 aşama, Enter aç, U üstlen, N not, R yanıt',
};
