const longTime = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});
const shortDay = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });

/** '2026-05-04T09:30:00Z' → '4 Mayıs 2026 12:30' */
export const formatTime = (iso: string): string => longTime.format(new Date(iso));

/** '2026-05-04T09:30:00Z' → '4 May 2026' */
export const formatShortDay = (iso: string): string => shortDay.format(new Date(iso));
