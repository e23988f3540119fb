/** Creates a format at its first use: the first `Intl` format takes a phone up to 0.1 s, which would delay the first screen. */
function createFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'Europe/Istanbul' });
    return format.format(new Date(iso));
  };
}

/** '2026-05-04T09:30:00Z' → '4 Mayıs 2026 12:30' */
export const formatTime = createFormat({ dateStyle: 'long', timeStyle: 'short' });
export const formatShortDay = createFormat({ dateStyle: 'medium' });
export const formatShortTime = createFormat({ dateStyle: 'medium', timeStyle: 'short' });
