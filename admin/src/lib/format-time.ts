/** Created lazily: the first `Intl` format takes a phone up to 0.1 s, which would delay the first screen. */
let longTime: Intl.DateTimeFormat | undefined;
let shortDay: Intl.DateTimeFormat | undefined;
let shortTime: Intl.DateTimeFormat | undefined;

/** '2026-05-04T09:30:00Z' → '4 Mayıs 2026 12:30' */
export function formatTime(iso: string): string {
  longTime ??= new Intl.DateTimeFormat('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  return longTime.format(new Date(iso));
}

export function formatShortDay(iso: string): string {
  shortDay ??= new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });
  return shortDay.format(new Date(iso));
}

export function formatShortTime(iso: string): string {
  shortTime ??= new Intl.DateTimeFormat('tr-TR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  return shortTime.format(new Date(iso));
}
