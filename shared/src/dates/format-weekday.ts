const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });

export function formatWeekday(isoDay: string): string {
  return weekday.format(new Date(isoDay)).toLocaleLowerCase('tr');
}
