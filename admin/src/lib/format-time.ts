/** Made when first asked for: a phone takes a tenth of a second to load `Intl`, which no first screen should wait for. */
let longTime: Intl.DateTimeFormat | undefined;
let shortDay: Intl.DateTimeFormat | undefined;

/** '2026-05-04T09:30:00Z' → '4 Mayıs 2026 12:30' */
export function formatTime(iso: string): string {
  longTime ??= new Intl.DateTimeFormat('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  return longTime.format(new Date(iso));
}

/** '2026-05-04T09:30:00Z' → '4 May 2026' */
export function formatShortDay(iso: string): string {
  shortDay ??= new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });
  return shortDay.format(new Date(iso));
}
