/** UI text of the sums above the requests of a fair. It has a separate file, because the list loads without it. */
export const REQUEST_SUMS_MESSAGES = {
  summary: 'Alanlar',
  requestedSum: (area: string) => `Talep ${area} m²`,
  offeredSum: (area: string) => `Teklif ${area} m²`,
  acceptedSum: (area: string) => `Kabul ${area} m²`,
  acceptedOf: (area: string, hall: string, percent: number) => `Kabul ${area} / ${hall} m² (%${percent})`,
  withoutOwner: (count: string) => `${count} sahipsiz`,
  oldest: (days: number) => (days === 0 ? 'En eski yanıtsız: bugün' : `En eski yanıtsız: ${days} gün`),
};
