const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });

/** '2026-10-15' → 'perşembe' */
export function formatWeekday(isoDay: string): string {
  return weekday.format(new Date(isoDay)).toLocaleLowerCase('tr');
}
