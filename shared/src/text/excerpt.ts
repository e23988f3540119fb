const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of sanitised HTML on one line, with tags removed, entities decoded and white space collapsed. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:strong|em|u|s|a|span)\b/i.test(tag) ? '' : ' '))
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `max` characters of plain text, cut between words; if it was cut, the result ends with '…'. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  // If the cut falls exactly between two words, keep the last word.
  const lastBlank = text[max - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const words = lastBlank > max / 2 ? cut.slice(0, lastBlank) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
